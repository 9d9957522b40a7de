import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { elementsPhp } from './elements-php.ts'
import { translationTemplate } from './translation-template.ts'

/** The content of files by their path in the plugin's folder. */
export type PluginFiles = Record<string, Uint8Array>

const encode = (text: string) => new TextEncoder().encode(text)

/** Returns the plugin's own files. They do not contain the modules and the licenses. */
export function ownFiles(root: string, version: string): Record<string, string> {
  const sources = {
    ...textsIn(join(root, 'src/wordpress/plugin'), version),
    'includes/elements.php': elementsPhp(),
    'admin/check-store.js': builderModule(root, 'check-store'),
    'admin/store-id.js': builderModule(root, 'store-id'),
  }
  return { ...sources, 'languages/electrician-elements.pot': translationTemplate(version, sources) }
}

/** Returns all files of the plugin. Reads the modules and the licenses from `dist`. */
export function pluginFiles(root: string, version: string): PluginFiles {
  const own = Object.entries(ownFiles(root, version)).map(([path, text]) => [path, encode(text)])
  const copied = [
    ['LICENSE', 'LICENSE'],
    ['licenses.txt', 'dist/licenses.txt'],
    ...moduleNames(root).map((name) => [`modules/${name}`, `dist/modules/${name}`]),
  ].map(([path = '', source = '']) => [path, readFileSync(join(root, source))])
  return Object.fromEntries([...own, ...copied])
}

/** Returns the names of the modules, without the compressed copies. */
function moduleNames(root: string): string[] {
  const folder = join(root, 'dist/modules')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .toSorted()
}

function textsIn(folder: string, version: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.\w+$/.test(name),
  )
  const textOf = (name: string) => readFileSync(join(folder, name), 'utf8').replaceAll('%VERSION%', version)
  return Object.fromEntries(names.toSorted().map((name) => [name, textOf(name)]))
}

/** Returns a module of the site builder as JavaScript. Read as text, because the build imports nothing from `demo`. */
function builderModule(root: string, name: string): string {
  const source = readFileSync(join(root, `src/builder/store/${name}.ts`), 'utf8')
  return ts.transpileModule(source, {
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      rewriteRelativeImportExtensions: true,
    },
  }).outputText
}
