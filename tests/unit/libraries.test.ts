import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadConfigFromFile, type Plugin } from 'vite'
import { describe, expect, it } from 'vitest'
import { root } from '../support/files.mjs'

/** All builds that write to `dist`. */
const builds = [
  { name: 'the React script', configFile: 'vite.config.ts', mode: 'production' },
  { name: 'the lite script', configFile: 'vite.config.ts', mode: 'lite' },
  { name: 'the modules', configFile: 'build/esm.config.ts', mode: 'production' },
  { name: 'the prerendered website', configFile: 'build/node.config.ts', mode: 'production' },
]

/** Returns the plugins of a Vite config, except those of @vitejs/plugin-react. */
async function ownPlugins(configFile: string, mode: string): Promise<Plugin[]> {
  const loaded = await loadConfigFromFile({ command: 'build', mode }, join(root, configFile))
  const plugins = (await Promise.all(loaded?.config.plugins ?? [])).flat(2) as Plugin[]
  expect(plugins.length).toBeGreaterThan(0)
  return plugins.filter(({ name }) => !name.startsWith('vite:react'))
}

/** Calls a plugin's transform hook the way the bundler would. */
async function transformed({ transform }: Plugin, code: string, id: string): Promise<unknown> {
  const handler = typeof transform === 'function' ? transform : transform?.handler
  return handler?.call({} as never, code, id)
}

describe.each(builds)('$name', ({ configFile, mode }) => {
  it('is built without plugins that change libraries', async () => {
    const plugins = await ownPlugins(configFile, mode)
    for (const file of ['dompurify/dist/purify.js', 'react/index.js', 'preact/dist/preact.mjs']) {
      const path = join(root, 'node_modules', file)
      const code = readFileSync(path, 'utf8')
      for (const plugin of plugins) {
        expect(await transformed(plugin, code, path), `${plugin.name} transforms ${file}`).toBeUndefined()
        expect(plugin.load, `${plugin.name} loads modules`).toBeUndefined()
        expect(plugin.resolveId, `${plugin.name} resolves modules`).toBeUndefined()
      }
    }
  })
})
