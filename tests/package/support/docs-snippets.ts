import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { documentedSnippets, type Snippet } from '../../docs/markdown.ts'
import type { Framework } from './installed-shops.ts'

/** Writes each TypeScript and JavaScript snippet from the README and `docs` to a separate file in a test project. */
export function writeSnippets(shop: string, reactApp: string): void {
  const typescript = snippets('ts').filter(
    (snippet) => !isConfiguration(snippet) && !isAbout(snippet, 'Angular'),
  )
  const javascript = snippets('js')
  for (const [index, snippet] of typescript.entries()) {
    // Combine a recipe's types and function, which are separate snippets in the same section.
    const recipe = javascript.find((other) => isSameSection(other, snippet))
    const code = recipe
      ? `${snippet.code}\n${recipe.code.replace('const push =', 'const push: Push =')}`
      : snippet.code
    writeFileSync(join(shop, `docs-${index}.ts`), asModule(snippet, code))
  }
  const withoutTypes = javascript.filter(
    (snippet) => !typescript.some((other) => isSameSection(other, snippet)),
  )
  for (const [index, snippet] of withoutTypes.entries())
    writeFileSync(join(shop, `docs-recipe-${index}.ts`), asModule(snippet))
  for (const [index, snippet] of snippets('tsx').entries())
    writeFileSync(join(reactApp, `docs-${index}.tsx`), asModule(snippet))
  writeJavascript(join(shop, 'javascript'), javascript)
}

/**
 * Writes the Vite settings from the documentation section about a framework into that framework's test app. Makes a
 * second app in the folder `recipe`: its component is the one in the documentation, with the demo store.
 * @param component the file name of the app's component
 */
export function writeAppSnippets(app: string, framework: Framework, component: string): void {
  const recipe = join(app, 'recipe')
  mkdirSync(recipe)
  const [settings] = snippets('ts').filter(
    (snippet) => isAbout(snippet, framework) && isConfiguration(snippet),
  )
  if (settings) writeFileSync(join(app, 'vite.config.ts'), settings.code)
  for (const name of readdirSync(app))
    if (/^(?:index\.html|main\.tsx?|vite\.config\.ts)$/.test(name))
      copyFileSync(join(app, name), join(recipe, name))
  // The Preact app consists of the same component as the React app.
  writeFileSync(join(recipe, component), componentOf(framework === 'preact' ? 'React' : framework))
}

/** The sections of the documentation that contain a file of a test app, and those files. */
const recipes = [
  ["Use your app's router", 'react/router/thanks.jsx'],
  ["Use your app's router", 'vue/router/thanks.vue'],
  ["Use your app's router", 'sveltekit/src/routes/+layout.svelte'],
  ['Angular', 'angular/shop.ts'],
  ['Turbo and htmx', 'htmx/index.html'],
] as const

/** Writes the code of further documentation sections, with the demo store, into their test apps. */
export function writeRecipes(apps: string): void {
  for (const [section, file] of recipes) {
    const path = join(apps, file)
    const { code } = one(snippets(extname(file).slice(1)).filter((snippet) => isAbout(snippet, section)))
    const page = file.endsWith('.html') ? readFileSync(path, 'utf8') : '<!-- recipe -->'
    writeFileSync(
      path,
      page.replace('<!-- recipe -->', () => withDemoStore(code)),
    )
  }
}

/** Returns the code of the component in a documentation section, with the demo store. */
export function componentOf(section: string): string {
  const components = ['tsx', 'vue', 'svelte'].flatMap(snippets)
  const { code } = one(components.filter((snippet) => isAbout(snippet, section)))
  const withStore = withDemoStore(code)
  if (withStore === code) throw new Error(`The component about ${section} sets no store.`)
  return withStore
}

function withDemoStore(code: string): string {
  return code.replaceAll('https://api-ecommerce.hostinger.com', '/provider').replaceAll('store_01ABC', 'demo')
}

function writeJavascript(folder: string, javascript: readonly Snippet[]): void {
  const compilerOptions = { checkJs: true, allowJs: true, noImplicitAny: false }
  const tsconfig = { extends: '../tsconfig.json', compilerOptions, include: ['*'], exclude: [] }
  mkdirSync(folder)
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig))
  // Declare `dataLayer` as pages with a tag manager do.
  const globals =
    "import 'electrician-elements'\ndeclare global { interface Window { dataLayer?: object[] } }\n"
  writeFileSync(join(folder, 'globals.d.ts'), globals)
  for (const [index, snippet] of javascript.entries())
    writeFileSync(join(folder, `docs-${index}.js`), asModule(snippet))
}

/** Returns the code as a module, with a comment that identifies the snippet in compiler errors. */
function asModule({ file, line, code: own }: Snippet, code = own): string {
  return `${code}\nexport {}\n// ${file}:${line}\n`
}

function one<Item>(items: readonly Item[]): Item {
  const [item] = items
  if (!item || items.length > 1) throw new Error(`${items.length} items instead of one.`)
  return item
}

function isAbout(snippet: Snippet, section: string): boolean {
  return snippet.section.toLowerCase() === section.toLowerCase()
}

function isSameSection(one: Snippet, other: Snippet): boolean {
  return one.file === other.file && one.section === other.section
}

function isConfiguration({ code }: Snippet): boolean {
  return code.includes('defineConfig')
}

function snippets(language: string): Snippet[] {
  const found = documentedSnippets(language)
  if (found.length === 0) throw new Error(`The documentation has no ${language} snippet.`)
  return found
}
