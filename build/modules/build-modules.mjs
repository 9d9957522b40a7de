// Builds the modules on Preact and on React: `npm run build:modules`.
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const file = (path) => fileURLToPath(new URL(path, import.meta.url))

rmSync(file('../../dist/modules'), { recursive: true, force: true })
for (const mode of ['lite', 'react']) await build({ configFile: file('../modules.config.ts'), mode })
