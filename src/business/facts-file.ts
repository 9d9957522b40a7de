import { type RequestDependencies, request } from '../http/request.ts'
import type { FactOverrides } from './business.ts'
import { parseFacts } from './parse-facts.ts'
import type { FactProblem } from './read-fact.ts'

/** The reason why a file provides no facts. */
export type FileFailure =
  /** The request failed, for example because of a CORS rule or because the visitor is offline. */
  | { kind: 'not-loaded' }
  | { kind: 'http-status'; status: number }
  /** The file is HTML. Many hosts send a page instead of an error for a missing file. */
  | { kind: 'html' }
  /** The file is JSON, but none of its fields is a business fact. */
  | { kind: 'no-facts' }

/** A file of business facts. After a failure, every fact is null, so that elements show no default claims. */
export interface FactsFile {
  json: string
  facts: FactOverrides
  /** Mistakes in the JSON. */
  problems: readonly FactProblem[]
  failure?: FileFailure
}

/** Dependencies that tests and the build replace. */
interface FileDependencies extends Pick<RequestDependencies, 'fetch'> {
  /** The pause before the second attempt, in milliseconds. Default 1000. */
  retry_ms?: number
}

const TIMEOUT_MS = 10_000

/** Loads a JSON file with business facts. Tries twice, because connections may be bad. Never rejects. */
export async function loadFactsFile(
  url: string,
  { fetch: send, retry_ms = 1000 }: FileDependencies = {},
): Promise<FactsFile> {
  const load = () =>
    request(url, NO_PREFLIGHT, readResponse, { ...(send && { fetch: send }), timeout_ms: TIMEOUT_MS })
  try {
    return await load().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, retry_ms))
      return load()
    })
  } catch {
    return fileWithout({ kind: 'not-loaded' })
  }
}

/** Omits the JSON content type, which would cause a CORS preflight request for a file on another domain. */
const NO_PREFLIGHT = { headers: {} }

async function readResponse(response: Response): Promise<FactsFile> {
  const { ok, status } = response
  return ok ? readFactsFile(await response.text()) : fileWithout({ kind: 'http-status', status })
}

/** Parses a file's text. */
export function readFactsFile(json: string): FactsFile {
  if (/^\s*</.test(json)) return fileWithout({ kind: 'html' }, json)
  const { facts, problems } = parseFacts(json)
  const isForeign = problems.some(({ kind }) => kind === 'unknown-fact') && !hasFacts(facts)
  return isForeign ? fileWithout({ kind: 'no-facts' }, json) : { json, facts, problems }
}

function hasFacts(facts: FactOverrides): boolean {
  return Object.values(facts).some((value) => value !== null && value !== undefined)
}

function fileWithout(failure: FileFailure, json = ''): FactsFile {
  // `parseFacts()` sets every fact to null if the JSON is not an object.
  return { json, facts: parseFacts('[]').facts, problems: [], failure }
}
