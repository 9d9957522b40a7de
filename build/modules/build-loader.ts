import { dirname } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { type BuiltModules, FILE_TABLE, type FileTable } from '../../src/website/file-table.ts'
import { browsers, COMPILE_HINT, constants } from '../constants.ts'

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
      files = filesByModule(bundle, ({ isEntry }) => isEntry)
      const isListed = ({ isEntry, isDynamicEntry }: Rolldown.OutputChunk) => isEntry || isDynamicEntry
      const listed = filesByModule(bundle, isListed)
      // If the code of an entry is in a shared file, the entry's own file only imports that file.
      for (const [name, output] of Object.entries(bundle)) if (isEmpty(output)) delete bundle[name]
      const scripts = [LOADER, ...Object.keys(bundle).filter((name) => name.endsWith('.js'))]
      const table: BuiltModules = { sources, files: listed, scripts }
      this.emitFile({ type: 'asset', fileName: FILE_TABLE, source: JSON.stringify(table) })
    },
    async writeBundle({ dir = '' }) {
      await build({
        configFile: false,
        root: dirname(dirname(import.meta.dirname)),
        publicDir: false,
        logLevel: 'warn',
        plugins: [constants({ hasLoader: true })],
        define: { __MODULES__: JSON.stringify(numbered(files)) },
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
              postBanner: COMPILE_HINT,
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

/** Returns the table for the loader, which contains each file's name once. */
function numbered(table: FileTable) {
  const files = [...new Set(Object.values(table).flat())]
  const modules = Object.entries(table).map(([name, own]) => [name, own.map((file) => files.indexOf(file))])
  return { files: files.map((file) => file.slice(2, -3)), modules: Object.fromEntries(modules) }
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
