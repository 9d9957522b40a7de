// Entry point of the messages file, which the one-file scripts load when they have a message for the page's author. It is
// a classic script, so that it also works in pages opened from disk.
import { logMessage } from './diagnostics/log-message.ts'
import { hasPage } from './runtime/has-page.ts'
import { publishMessages } from './runtime/published-messages.ts'
import { openSelfCheck } from './runtime/self-check.ts'

if (hasPage()) publishMessages({ logMessage, openSelfCheck })
