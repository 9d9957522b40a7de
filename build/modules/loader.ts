import { dirname } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { browsers, constants } from '../constants.ts'

/** The name of the loader. It is the same in all versions, so that snippets never change. */
const LOADER = 'electrician-elements.js'

/** Builds the loader after the modules, with the names of their files. */
export function loader(): Plugin {
  let files: Record<string, string[]> = {}
  return {
    name: 'loader',
    generateBundle(_, bundle) {
      files = filesByModule(bundle)
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

/** Returns the files of each entry: those that it imports, also indirectly, and then its own. */
function filesByModule(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const importsOf = (file: string): string[] => {
    const chunk = chunks.find(({ fileName }) => fileName === file)
    return [...new Set((chunk?.imports ?? []).flatMap((imported) => [...importsOf(imported), imported]))]
  }
  return Object.fromEntries(
    chunks
      .filter(({ isEntry }) => isEntry)
      .map((chunk) => [
        chunk.name,
        [...importsOf(chunk.fileName), ...(isEmpty(chunk) ? [] : [chunk.fileName])].map(
          (file) => `./${file}`,
        ),
      ]),
  )
}

function isEmpty(output: Rolldown.OutputChunk | Rolldown.OutputAsset): boolean {
  return output.type === 'chunk' && Object.keys(output.modules).length === 0
}
