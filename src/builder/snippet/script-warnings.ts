import { acceptsChecksum, loadsModules, scriptAddress, scriptOf } from './addresses.ts'
import type { SnippetChoices } from './choices.ts'
import { hasStore } from './placeholders.ts'
import { storeScript } from './store.ts'

/** Matches an address on a CDN that serves every GitHub repository. */
const PUBLIC_CDN = /^https:\/\/cdn\.jsdelivr\.net\//
/** Matches a version or a commit in an address, for example `@0.1.0`. */
const NAMES_VERSION = /@(?:v?\d+\.\d+\.\d+|[\da-f]{40})(?:\/|$)/

/** Returns notes that concern only pages and servers with special settings. */
export function technicalNotes(choices: SnippetChoices): string[] {
  const hasChecksum = choices.hasChecksum && acceptsChecksum(choices)
  return [
    'If your page has a Content-Security-Policy, allow the script’s origin in script-src, your store’s in connect-src and its pictures’ in img-src.',
    ...(loadsModules(choices) || hasChecksum
      ? [
          'If the script is on another domain than the page, its server must send Access-Control-Allow-Origin: *.',
          'On a page that you open from your computer by double-clicking, the script does not run. It needs one file, without a checksum.',
        ]
      : []),
  ]
}

/** Returns the problem with the address of the script's folder. Undefined if there is none. */
export function folderProblem(choices: SnippetChoices): string | undefined {
  const isUrl = /^https:\/\/\S+$/.test(choices.scriptFolder.trim())
  // A page can load files of its own server by path.
  const isPath = choices.host === 'by-hand' && !/[:\s]/.test(choices.scriptFolder.trim())
  return isUrl || isPath || choices.scriptFolder.trim() === ''
    ? undefined
    : 'The script’s address must begin with https://. Pages with https block other scripts.'
}

/** Returns what the owner must upload, and problems with the script's address. */
export function scriptWarnings(choices: SnippetChoices): string[] {
  const { host } = choices
  const warnings: string[] = []
  const problem = folderProblem(choices)
  if (problem) warnings.push(problem)
  if (PUBLIC_CDN.test(scriptAddress(choices)) && !NAMES_VERSION.test(scriptAddress(choices))) {
    warnings.push(
      'The address on the CDN names no version. Add one, such as @0.1.0. Otherwise, each new version changes your page.',
    )
  }
  if (choices.storeType === 'file' && hasStore(choices))
    warnings.push(
      host === 'by-hand'
        ? 'Upload products.json and the pictures next to your page.'
        : 'Upload products.json and the pictures to the folder with the script. If that folder is on another domain than your page, its server must send Access-Control-Allow-Origin: *.',
    )
  if (storeScript(choices)) warnings.push('Upload the folder “stores” next to the script.')
  if (host === 'wix' && storeScript(choices))
    warnings.push('In Wix, add the script line under “Settings”, “Custom Code”. It adds your type of store.')
  if (loadsModules(choices)) {
    warnings.push('Upload the whole folder “modules”.')
  } else if (choices.script !== scriptOf(choices)) {
    warnings.push('Wix loads no modules, so the code uses the one-file script. Upload this file.')
  }
  if (!choices.hasChecksum || !acceptsChecksum(choices)) return warnings
  warnings.push(
    choices.integrity
      ? 'The checksum (integrity) matches this version of the script. Upload the file unchanged, and create new code for the next version.'
      : 'The script could not be read here, so the snippet has no checksum (integrity).',
  )
  return warnings
}
