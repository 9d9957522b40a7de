import { fileURLToPath } from 'node:url'

const replacement = fileURLToPath(new URL('react.ts', import.meta.url))

/** Import aliases that replace React with Preact. */
export const preactAliases = [
  { find: 'react-dom/client', replacement },
  { find: 'react/jsx-runtime', replacement },
  { find: /^react$/, replacement },
]
