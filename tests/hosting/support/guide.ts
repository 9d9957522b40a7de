import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../support/files.mjs'

/** Returns the commands that docs/hosting.md lists for a host. */
export function commandsFor(host: string): string {
  const guide = readFileSync(join(root, 'docs/hosting.md'), 'utf8')
  const section = guide.split(/^## /m).find((text) => text.startsWith('Build for your host\n')) ?? ''
  const [, forAll] = /^```sh\n(.*?)^```$/ms.exec(section) ?? []
  const row = section.split('\n').find((line) => line.startsWith(`| ${host} |`))
  const [, forHost] = /`([^`]+)`/.exec(row ?? '') ?? []
  if (forAll === undefined || forHost === undefined)
    throw new Error(`docs/hosting.md has no commands for ${host}`)
  return `${forAll}\n${forHost}\n`
}

/** Replaces the first match of a pattern in a text. Throws if there is no match. */
export function edit(text: string, pattern: RegExp, replacement: string): string {
  if (text.search(pattern) < 0)
    throw new Error(`The text contains no match for ${pattern}, so it cannot be replaced.`)
  return text.replace(pattern, () => replacement)
}
