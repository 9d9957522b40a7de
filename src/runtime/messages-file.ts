import type { MessageDetails, MessageName } from '../diagnostics/messages.ts'
import { pageAddress } from '../navigation/page-address.ts'
import { documentProperty } from '../navigation/page-document.ts'
import { showToast } from '../toasts/toast-store.ts'
import { loadOnce } from '../ui/load-once.ts'
import { hasPage } from './has-page.ts'
import { findMessages, type PublishedMessages } from './published-messages.ts'
import type { CheckedCopy } from './self-check.ts'

/*
 * Loads the code for page authors from a file next to the one-file scripts, because most visits do not need it. Replaces
 * log-message.ts and self-check.ts in these scripts.
 */

const FILE = 'electrician-elements.messages.js'
const ADVICE = `It is in the file ${FILE}, which belongs next to the script. See “Messages” in docs/html.md.`

// Null later and in modules.
const script = hasPage() ? (documentProperty('currentScript') as HTMLScriptElement | null) : null

/** The names of the messages that were logged without their text. */
const loggedNames = new Set<MessageName>()

const file = loadOnce(async () => {
  // An author can also load the file with a script tag, for example with a checksum of its own.
  if (!findMessages()) await loadFile().catch(() => {})
  return findMessages() ?? null
})

/** Logs a message, or only its name if the file is missing. */
export function logMessage<Name extends MessageName>(
  name: Name,
  details: MessageDetails[Name],
  element?: Element,
): void {
  void withMessages((messages) => messages.logMessage(name, details, element))
}

/** Opens the self-check. If the file is missing, a notification says so. */
export function openSelfCheck(copy: CheckedCopy): void {
  void withMessages((messages) => messages.openSelfCheck(copy))
}

async function withMessages(use: (messages: PublishedMessages) => void): Promise<void> {
  await file.load()
  try {
    use(file.get() ?? { logMessage: logName, openSelfCheck: showAdvice })
  } catch {
    // The file may be of another version.
  }
}

function logName<Name extends MessageName>(name: Name, details: MessageDetails[Name], element?: Element) {
  if (loggedNames.has(name)) return
  loggedNames.add(name)
  console.warn(`Possible problem “${name}” on this page. ${ADVICE}`, { ...details, element })
}

function showAdvice(): void {
  showToast({ title: 'The self-check could not be loaded', description: ADVICE, duration: Infinity })
}

async function loadFile(): Promise<unknown> {
  // The script's checksum does not cover the file.
  if (script?.integrity) return
  if (!script?.src) return importNeighbor()
  const url = new URL(FILE, script.src)
  // Browsers load no modules from disk.
  if (url.protocol === 'file:') return insertScript(url.href)
  const load = () => import(/* @vite-ignore */ url.href)
  // `src` has the wrong origin if a `<base>` element follows the script tag.
  return url.origin === pageAddress()?.origin ? load() : importNeighbor().catch(load)
}

/** Works in a bundle, whose bundler finds the file by this literal, but not in a classic script of another origin. */
function importNeighbor(): Promise<unknown> {
  return import('./electrician-elements.messages.js')
}

function insertScript(src: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement('script'), { src, onload: resolve, onerror: reject })
    documentProperty('head').append(element)
  })
}
