import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultServerConditions, defineConfig } from 'vite'
import { browsers, constants } from './constants.ts'

const root = new URL('../', import.meta.url)

/** Builds modules that run in Node. The import condition `prerender` replaces code that needs a browser. */
export default defineConfig({
  root: fileURLToPath(root),
  publicDir: false,
  logLevel: 'warn',
  plugins: [react(), constants()],
  ssr: {
    noExternal: ['lucide-react'],
    resolve: { conditions: ['prerender', ...defaultServerConditions] },
  },
  build: {
    target: 'node20',
    // Although the modules run in Node, browsers load the stylesheet.
    cssTarget: browsers,
    cssMinify: true,
    minify: false,
    emptyOutDir: true,
  },
})
