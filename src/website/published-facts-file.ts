import { type FactsFile, readFactsFile } from '../business/facts-file.ts'
import { note } from '../diagnostics/notes.ts'
import type { HostPage } from './host-page.ts'
import { type FileSources, findFile, isElsewhere } from './site-files.ts'
import { type Send, sendOverNetwork } from './store-responses.ts'

/** The files with business facts that the build has read, by the URL in the page. */
const files = new Map<string, FactsFile>()

interface FileOptions {
  sources: FileSources
  /** Sends the request for a file on another server. By default, requests use the network. */
  send?: Send | undefined
}

/**
 * Reads the file with business facts that the owner's page links to. `factsFileOf` then returns it.
 * @throws Error if the file cannot be read or contains no facts
 */
export async function readFactsFileOf(
  { factsAddress: address }: HostPage,
  options: FileOptions,
): Promise<void> {
  if (!address) return
  const json = await readText(address, options)
  const file = readFactsFile(json.replace(/^\uFEFF/, ''))
  if (file.failure)
    throw new Error(
      `business-url="${address}" contains no business facts. Write { "name": "…" } into the file.`,
    )
  for (const problem of file.problems)
    note('facts', () => ({ label: `business-url="${address}"`, problem, json }))
  files.set(address, file)
}

/** Returns the file with business facts that the page links to; undefined if there is none. */
export function factsFileOf({ factsAddress }: HostPage): FactsFile | undefined {
  return factsAddress ? files.get(factsAddress) : undefined
}

async function readText(address: string, { sources, send = sendOverNetwork }: FileOptions): Promise<string> {
  if (!isElsewhere(address)) {
    const file = await findFile(address, sources)
    if (file) return new TextDecoder().decode(file.content)
    throw new Error(`business-url="${address}" is not in the page’s folder. Add the file or correct the URL.`)
  }
  const response = await send(new URL(address, 'https://page.invalid').href)
  if (response.ok) return response.text()
  throw new Error(`business-url="${address}" responded with HTTP ${response.status}. Correct the URL.`)
}
