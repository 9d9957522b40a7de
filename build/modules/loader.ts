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
      moveRuntime(bundle)
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
 * Moves the bundler's runtime, a few functions, into the file `core`, because it would be one more request. The hash of
 * `core` need not change: the runtime is the same in every build with one version of the bundler.
 */
function moveRuntime(bundle: Rolldown.OutputBundle): void {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const runtime = chunks.find(({ name }) => name === 'rolldown-runtime')
  const core = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/custom-element.ts')))
  if (!runtime || !core) return
  const { fileName, code } = runtime
  const [, body, exported = ''] = /^([\s\S]*);export\{(.*)\};?\s*$/.exec(code) ?? []
  if (!body) throw new Error(`The code of ${fileName} has an unexpected form: ${code}`)
  const functions = exported.replace(/(\w+) as (\w+)/g, '$2:$1')
  for (const chunk of chunks) {
    chunk.code = chunk.code.replace(
      new RegExp(`import(?:\\{([^}]*)\\}from)?"\\./${fileName}";`),
      (_, imported: string = '') =>
        (chunk === core ? '' : `import{$runtime}from"./${core.fileName}";`) +
        `const{${imported.replaceAll(' as ', ':')}}=$runtime;`,
    )
    const others = chunk.imports.filter((file) => file !== fileName)
    if (others.length < chunk.imports.length && chunk !== core && !others.includes(core.fileName))
      others.unshift(core.fileName)
    chunk.imports = others
    if (chunk.code.includes(fileName)) throw new Error(`${chunk.fileName} still imports ${fileName}`)
  }
  core.code = `const $runtime=(()=>{${body};return{${functions}}})();export{$runtime};${core.code}`
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
