import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import packageInfo from '../../package.json' with { type: 'json' }
import { directIcons, leanIcons } from '../lean.ts'
import { shortNames } from '../short-names.ts'
import { nameOfSources } from '../sources.ts'

const root = new URL('../../', import.meta.url)

/** What renders the website in Node: with the scripts' own icons and short names, so that its markup is theirs. */
export default defineConfig({
  root: fileURLToPath(root),
  publicDir: false,
  logLevel: 'warn',
  plugins: [react(), directIcons(), leanIcons(), shortNames(), standIns()],
  define: {
    __VERSION__: JSON.stringify(packageInfo.version),
    __SOURCES__: JSON.stringify(nameOfSources()),
  },
  ssr: { noExternal: ['lucide-react'] },
  build: {
    ssr: 'build/site/write-site.ts',
    target: 'node20',
    // Light-dark() and all: the sheet goes to browsers.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    cssMinify: true,
    minify: false,
    emptyOutDir: true,
    rolldownOptions: { output: { entryFileNames: '[name].js' } },
  },
})

/** Where there is no page: what a screen says of itself is collected, addresses are the website's, text is made harmless without a browser. */
function standIns(): Plugin {
  const ours: Record<string, string> = {
    'src/components/ui/page-head.ts': 'build/site/page-head.ts',
    'src/components/ui/rich-text.tsx': 'build/site/rich-text.tsx',
    'src/navigation/address.ts': 'build/site/address.ts',
  }
  const folder = fileURLToPath(root)
  return {
    name: 'stand-ins',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.startsWith('.') || importer?.startsWith(`${folder}build/`)) return
      const found = await this.resolve(source, importer, { skipSelf: true })
      const path = found?.id.startsWith(folder) ? found.id.slice(folder.length) : ''
      const instead = ours[path]
      return instead && folder + instead
    },
  }
}
