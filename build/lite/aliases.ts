import { fileURLToPath } from 'node:url'

/** Import aliases that replace React with Preact. */
export const preactAliases = [
  { find: 'react-dom/client', replacement: 'preact/compat/client' },
  { find: 'react/jsx-runtime', replacement: 'preact/jsx-runtime' },
  { find: /^react$/, replacement: fileURLToPath(new URL('react.ts', import.meta.url)) },
]
