import { dirname } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { browsers, constants } from '../constants.ts'
import { type BuiltModules, FILE_TABLE, type FileTable } from './file-table.ts'

/** The name of the loader. It is the same in all versions, so that snippets never change. */
const LOADER = 'electrician-elements.js'

/** Builds the loader after the modules, with the names of their files. Also writes the table of all modules. */
export function loader(): Plugin {
  let files: FileTable = {}
  let sources = ''
  return {
    name: 'loader',
    configResolved({ define }) {
      sources = JSON.parse(define?.['__SOURCES__'])
    },
    generateBundle(_, bundle) {
      inlineRuntime(bundle)
      files = filesByModule(bundle, ({ isEntry }) => isEntry)
      const isListed = ({ isEntry, isDynamicEntry }: Rolldown.OutputChunk) => isEntry || isDynamicEntry
      const table: BuiltModules = { sources, files: filesByModule(bundle, isListed) }
      this.emitFile({ type: 'asset', fileName: FILE_TABLE, source: JSON.stringify(table) })
      // If the code of an entry is in a shared file, the entry's own file only imports that file.
      for (const [name, output] of Object.entries(bundle)) if (isEmpty(output)) delete bundle[name]
    },
    async writeBundle({ dir = '' }) {
      await build({
        configFile: false,
        root: dirname(dirname(import.meta.dirname)),
        publicDir: false,
        logLevel: 'warn',
        plugins: [constants({ hasLoader: true })],
        define: { __MODULES__: JSON.stringify(files) },
        build: {
          target: browsers,
          outDir: dir,
          emptyOutDir: false,
          modulePreload: false,
          reportCompressedSize: false,
          rolldownOptions: {
            input: 'src/loader.ts',
            output: {
              entryFileNames: LOADER,
              charset: 'ascii',
              minify: true,
              comments: { annotation: false, jsdoc: false },
            },
          },
        },
      })
    },
  }
}

/**
 * Copies the bundler's runtime, one function of 150 bytes, into the files that use it, because it would be one more
 * request. Their hashes need not change: the runtime is the same in every build with one version of the bundler.
 */
function inlineRuntime(bundle: Rolldown.OutputBundle): void {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const runtime = chunks.find(({ name }) => name === 'rolldown-runtime')
  if (!runtime) return
  const { fileName, code } = runtime
  const [, body, local, exported = local] = /^([\s\S]*);export\{(\w+)(?: as (\w+))?\};?\s*$/.exec(code) ?? []
  if (!body) throw new Error(`The code of ${fileName} has an unexpected form: ${code}`)
  for (const chunk of chunks) {
    const statement = new RegExp(`import\\{${exported} as (\\w+)\\}from"\\./${fileName}";`)
    chunk.code = chunk.code.replace(
      statement,
      (_, name: string) => `const ${name}=(()=>{${body};return ${local}})();`,
    )
    chunk.imports = chunk.imports.filter((imported) => imported !== fileName)
    if (chunk.code.includes(fileName)) throw new Error(`${chunk.fileName} still imports ${fileName}`)
  }
  delete bundle[fileName]
}

function filesByModule(
  bundle: Rolldown.OutputBundle,
  isListed: (chunk: Rolldown.OutputChunk) => boolean,
): FileTable {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  /** Adds the files that a chunk imports, also indirectly, and then its own. Chunks may import each other. */
  function addFiles(chunk: Rolldown.OutputChunk, seen: Set<string>, files: string[]): string[] {
    seen.add(chunk.fileName)
    for (const imported of chunks)
      if (chunk.imports.includes(imported.fileName) && !seen.has(imported.fileName))
        addFiles(imported, seen, files)
    if (!isEmpty(chunk)) files.push(`./${chunk.fileName}`)
    return files
  }
  return Object.fromEntries(
    chunks.filter(isListed).map((chunk) => [chunk.name, addFiles(chunk, new Set(), [])]),
  )
}

function isEmpty(output: Rolldown.OutputChunk | Rolldown.OutputAsset): boolean {
  return output.type === 'chunk' && Object.keys(output.modules).length === 0
}
