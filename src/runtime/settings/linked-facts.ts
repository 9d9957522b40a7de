import type { FactsFile } from '../../business/facts-file.ts'
import { note } from '../../diagnostics/notes.ts'
import { type Lazy, lazy } from '../../navigation/lazy.ts'
import { resolveUrl } from '../../navigation/url.ts'
import { FACTS_FILE_ATTRIBUTE } from './store-settings.ts'

/** A file with business facts that the page links to. */
export interface LinkedFile extends Lazy<FactsFile> {
  /** Absolute URL. */
  url: string
}

/** The files that the page links to, by URL. All elements share them. */
const files = new Map<string, LinkedFile>()

/** Returns the file with business facts at an address. Undefined if the address is empty. */
export function factsFileAt(address: string): LinkedFile | undefined {
  if (!address) return undefined
  const url = resolveUrl(address)?.href ?? address
  const file = files.get(url) ?? { url, ...lazy(() => load(url, address)) }
  files.set(url, file)
  return file
}

/** Imports the loading code on demand, because most pages have no file. */
async function load(url: string, address: string): Promise<FactsFile> {
  const { loadFactsFile } = await import('../../business/facts-file.ts')
  const file = await loadFactsFile(url)
  const { failure, problems, json } = file
  if (failure) note('facts-file', () => ({ address, failure }), { isBroken: true })
  for (const problem of problems)
    note('facts', () => ({ label: `${FACTS_FILE_ATTRIBUTE}="${address}"`, problem, json }))
  return file
}
