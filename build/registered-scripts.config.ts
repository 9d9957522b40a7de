import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { browsers, treeshake } from './constants.ts'

/**
 * Builds a script that adds a language or a type of store to the page's list. `--mode` names the folder and the script,
 * such as `languages/de` or `stores/file`. The script works as a classic script and as a module.
 */
export default defineConfig(({ mode }) => {
  const [folder, name] = mode.split('/')
  return {
    root: fileURLToPath(new URL('../', import.meta.url)),
    publicDir: false,
    logLevel: 'warn',
    build: {
      target: browsers,
      outDir: `dist/${folder}`,
      emptyOutDir: false,
      reportCompressedSize: false,
      lib: {
        entry: folder === 'stores' ? `src/stores/${name}/store.ts` : `src/languages/${name}.ts`,
        formats: ['es'],
        fileName: () => `${name}.js`,
      },
      rolldownOptions: {
        treeshake,
        preserveEntrySignatures: false,
        output: {
          // The function shares no names with the page. A language's byte order mark makes browsers read it as UTF-8 in
          // pages with another encoding.
          postBanner: `${folder === 'languages' ? '\uFEFF' : ''}(()=>{"use strict";`,
          postFooter: '})();',
          minify: true,
          comments: { annotation: false, jsdoc: false },
          // Letters are smaller than escapes: about 13 % in Arabic after compression.
          charset: folder === 'languages' ? 'utf8' : 'ascii',
        },
      },
    },
  }
})
