import { findPageProblems, type PageSetup } from '../../diagnostics/find-page-problems.ts'
import type { MessageDetails, MessageName } from '../../diagnostics/messages.ts'
import { isSelfCheckWanted, onHashChange } from '../../navigation/self-check-hash.ts'

/*
 * A separate entry point, which only developers load, even on a page without elements. So that it does not
 * split the files of the elements, it must not import modules that elements need.
 */

/** Logs notes and checks the page once. Opens the self-check when the URL ends with `#electrician-check`. */
export async function checkPage(setup: PageSetup): Promise<void> {
  onHashChange(open)
  open()
  const { logMessage, logNotes } = await import('../../diagnostics/log-message.ts')
  logNotes()
  for (const { name, details, ...about } of findPageProblems(setup))
    logMessage<MessageName>(name, details as MessageDetails[MessageName], about)
}

/** Opens the self-check if the URL ends with its hash. Ignores errors, because visitors do not need it. */
function open(): void {
  void openIfWanted().catch(() => {})
}

async function openIfWanted(): Promise<void> {
  if (!isSelfCheckWanted()) return
  const { openSelfCheck } = await import('./self-check.ts')
  openSelfCheck()
}
