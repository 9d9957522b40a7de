import { findPageProblems, type PageSetup } from '../diagnostics/find-page-problems.ts'
import type { MessageDetails, MessageName } from '../diagnostics/messages.ts'
import { isSelfCheckWanted, onHashChange } from '../navigation/self-check-hash.ts'

/*
 * An entry of its own: the loader loads this file when the page is idle, also on a page without elements. It must import
 * nothing that elements need.
 */

/** Checks the page once. Opens the self-check if the page's URL asks for it, now or later. */
export async function checkPage(setup: PageSetup): Promise<void> {
  onHashChange(openIfWanted)
  void openIfWanted()
  const problems = findPageProblems(setup)
  if (problems.length === 0) return
  const { logMessage } = await import('../diagnostics/log-message.ts')
  for (const { name, details, element } of problems)
    logMessage<MessageName>(name, details as MessageDetails[MessageName], element)
}

/** Reports an element that stays empty because another copy of the library is running, which does not include it. */
export async function reportMissingElements(prefix: string): Promise<void> {
  for (const name of __ELEMENT_NAMES__) {
    const tag = prefix + name
    if (!document.querySelector(`${tag.replaceAll('.', '\\.')}:not(:defined)`)) continue
    const { logMessage } = await import('../diagnostics/log-message.ts')
    logMessage('missing-element', { tag })
  }
}

async function openIfWanted(): Promise<void> {
  if (!isSelfCheckWanted()) return
  const { openSelfCheck } = await import('./self-check.ts')
  openSelfCheck()
}
