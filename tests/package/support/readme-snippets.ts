import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../support/files.mjs'

const readme = readFileSync(join(root, 'README.md'), 'utf8')

interface Snippet {
  /** The heading above it. */
  section: string
  code: string
}

/** Writes every snippet of the README in TypeScript and JavaScript into a customer's project, as a file each. */
export function writeReadmeSnippets(shop: string, reactShop: string): void {
  const typescript = snippets('ts').filter(({ code }) => !isConfiguration(code))
  const javascript = snippets('js')
  for (const [index, { section, code }] of typescript.entries()) {
    // A recipe's types go above its function.
    const recipe = javascript.find((snippet) => snippet.section === section)
    const whole = recipe ? `${code}\n${recipe.code.replace('const push =', 'const push: Push =')}` : code
    writeFileSync(join(shop, `readme-${index}.ts`), `${whole}\nexport {}\n`)
  }
  const alone = javascript.filter(({ section }) => !typescript.some((snippet) => snippet.section === section))
  for (const [index, { code }] of alone.entries())
    writeFileSync(join(shop, `readme-recipe-${index}.ts`), `${code}\nexport {}\n`)
  for (const [index, { code }] of snippets('tsx').entries())
    writeFileSync(join(reactShop, `readme-${index}.tsx`), code)
  writeJavascript(join(shop, 'javascript'), javascript)
}

/** Writes what the README says about a framework into that framework's app. */
export function writeReadmeApp(app: string, framework: string): void {
  for (const language of ['vue', 'svelte', 'ts'])
    for (const { section, code } of snippets(language)) {
      if (section.toLowerCase() !== framework) continue
      writeFileSync(join(app, isConfiguration(code) ? 'vite.config.ts' : `readme.${language}`), code)
    }
}

function writeJavascript(folder: string, javascript: readonly Snippet[]): void {
  const compilerOptions = { checkJs: true, allowJs: true, noImplicitAny: false }
  const tsconfig = { extends: '../tsconfig.json', compilerOptions, include: ['*'], exclude: [] }
  mkdirSync(folder)
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig))
  // The page's own, as a tag manager's types declare it.
  const globals =
    "import 'electrician-elements'\ndeclare global { interface Window { dataLayer?: object[] } }\n"
  writeFileSync(join(folder, 'globals.d.ts'), globals)
  for (const [index, { code }] of javascript.entries())
    writeFileSync(join(folder, `readme-${index}.js`), `${code}\nexport {}\n`)
}

function isConfiguration(code: string): boolean {
  return code.includes('defineConfig')
}

function snippets(language: string): Snippet[] {
  const found = readme.split(/^#{2,3} /m).flatMap((text) => {
    const section = text.slice(0, text.indexOf('\n'))
    const blocks = text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))
    return [...blocks].map(([, code = '']) => ({ section, code }))
  })
  if (found.length === 0) throw new Error(`README.md shows no ${language}.`)
  return found
}
