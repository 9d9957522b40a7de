import type { FileFailure } from '../business/facts-file.ts'
import type { FactProblem } from '../business/read-fact.ts'
import { describeProblem } from './describe-problem.ts'

/** Messages about business facts. */
export const factMessages = {
  /** `label` names the source of the facts, and `json` contains them. */
  facts: ({ label, problem, json }: { label: string; problem: FactProblem; json: string }) =>
    `${label} business facts: ${describeProblem(problem, json)}`,

  /** `address` is the file's URL as written in the page. */
  'facts-file'({ address, failure }: { address: string; failure: FileFailure }) {
    const reasons: Record<FileFailure['kind'], string> = {
      'not-loaded':
        'the file could not be loaded. Check the address. If the file is on another domain, that server ' +
        'must send “Access-Control-Allow-Origin: *”. A page that was opened from disk cannot load files: ' +
        'upload it first',
      'http-status':
        `the server responded with HTTP ${failure.kind === 'http-status' ? failure.status : ''}. Check the ` +
        'address',
      html: 'the address leads to a web page, not to a JSON file. Check the address',
      'no-facts':
        'the file contains no business facts. Write { "name": "…", "phone": "…" }, as described in ' +
        'docs/business-facts.md',
    }
    return (
      `business-url="${address}": ${reasons[failure.kind]}. Until it loads, neither its facts nor the ` +
      'default claims are shown.'
    )
  },

  'undialable-phone': ({ phone }: { phone: string }) =>
    `The phone number "${phone}" is shown without a link, because a phone cannot dial it. ` +
    'Write one number with 7 to 15 digits, such as "(555) 010-0199".',
}
