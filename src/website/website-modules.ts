import type { Route } from '../navigation/routes.ts'
import { escapeHtml } from '../runtime/hydration/escape-html.ts'
import { generalizations, isEnglish, type Locale } from '../texts/locale.ts'
import { type BuiltModules, FILE_TABLE } from './file-table.ts'
import { type HostPage, SCRIPT_FILE } from './host-page.ts'
import { attributeOf, type Edit, type HtmlElement, setAttribute } from './html-source.ts'
import { isElsewhere, MODULES_FOLDER, type SiteInput, type WriteFile } from './site-files.ts'

/** The folder of the languages, next to the loader. */
const LANGUAGES = 'languages'

/** The loader and its modules. */
export interface WebsiteModules extends Pick<BuiltModules, 'sources' | 'files'> {
  /** The names of the folder's files in the website, such as `languages/de.js`. */
  scripts: readonly string[]
}

/**
 * Returns the loader and the modules that replace the page's script, or null if the script is not a local file.
 * @throws if the modules have not been built
 */
export async function findModules({ script }: HostPage, input: SiteInput): Promise<WebsiteModules | null> {
  const source = attributeOf(script, 'src') ?? ''
  if (!SCRIPT_FILE.test(source) || isElsewhere(source)) return null
  const table = await input.readScript(`${MODULES_FOLDER}/${FILE_TABLE}`)
  if (!table) throw new Error(`dist/${MODULES_FOLDER}/${FILE_TABLE} is missing. Run npm run build:modules.`)
  const { sources, files }: BuiltModules = JSON.parse(new TextDecoder().decode(table))
  return { sources, files, scripts: await input.listModules() }
}

/** Returns the edits that make the script tag load the loader. The script's other attributes stay unchanged. */
export function editsForLoader(script: HtmlElement, base: string): Edit[] {
  return [
    ...setAttribute(script, 'defer', null),
    // The checksum of the script does not fit the loader.
    ...setAttribute(script, 'integrity', null),
    ...setAttribute(script, 'src', `${base}${MODULES_FOLDER}/electrician-elements.js`),
    ...setAttribute(script, 'type', 'module'),
    ...setAttribute(script, 'fetchpriority', 'low'),
  ]
}

/**
 * Returns links that load a screen's modules and its language together with the loader. Their priority is low, so that
 * they do not delay the stylesheet and the largest picture.
 */
export function moduleLinks(
  modules: WebsiteModules,
  screen: Route['screen'],
  base: string,
  locale: Locale,
): string[] {
  const { files } = modules
  const names = ['electrician-site', ...(screen === 'unknown' ? [] : [`${screen}-screen`])]
  const needed = names.flatMap((name) => {
    if (!files[name]) throw new Error(`The modules contain no "${name}". Run npm run build:modules.`)
    return files[name]
  })
  return [...new Set([...needed, ...languageFiles(modules, locale)])].map(
    (file) =>
      `<link rel="modulepreload" href="${escapeHtml(base + MODULES_FOLDER + file.slice(1))}" fetchpriority="low">`,
  )
}

/** Returns the file of a language with the query that the loader adds. English needs no file. */
function languageFiles({ scripts, sources }: WebsiteModules, locale: Locale): string[] {
  if (isEnglish(locale)) return []
  const [file] = generalizations(locale.language)
    .map((tag) => `${LANGUAGES}/${tag}.js`)
    .filter((name) => scripts.includes(name))
  if (!file)
    throw new Error(`The modules contain no language "${locale.language}". Run npm run build:languages.`)
  return [`./${file}?${sources}`]
}

/** Copies the loader, its modules, the languages and the adapters of the page's stores to the website. */
export async function copyModules(
  { scripts }: WebsiteModules,
  page: HostPage,
  input: SiteInput,
  write: WriteFile,
): Promise<void> {
  const adapters = storeTypesOf(page).map((type) => `stores/${type}.js`)
  for (const name of [...scripts, ...adapters].map((script) => `${MODULES_FOLDER}/${script}`)) {
    const content = await input.readScript(name)
    if (!content) throw new Error(`dist/${name} is missing. Run npm run build:modules.`)
    write(name, content)
  }
}

/** Returns the types of stores on the page that have an adapter. */
function storeTypesOf({ elements }: HostPage): string[] {
  const written = elements.flatMap((element) =>
    ['store-type', 'data-store-type'].map((name) => attributeOf(element, name)?.trim()),
  )
  return __STORES__.filter((type) => written.includes(type))
}
