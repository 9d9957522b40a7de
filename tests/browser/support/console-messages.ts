import { type BrowserContext, expect } from '@playwright/test'

/** Records warnings, errors, uncaught exceptions and policy violations from all pages in a browser context. */
export class ConsoleMessages {
  readonly #messages: string[] = []
  readonly #allowed: RegExp[] = []

  async listen(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      const isQuiet = ['debug', 'info', 'log'].includes(message.type())
      // Chromium, unlike its headless shell, requests an icon even if the page links to none.
      const isIcon = message.location().url.endsWith('/favicon.ico')
      if (!isQuiet && !isIcon) this.#messages.push(`${message.type()}: ${message.text()}`)
    })
    context.on('weberror', (error) => this.#messages.push(`uncaught: ${error.error().message}`))
    await context.exposeBinding('reportViolation', (_, text: string) => this.#messages.push(text))
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        const report = Reflect.get(window, 'reportViolation') as (text: string) => void
        report(`violation: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`)
      })
    })
  }

  /** Allows messages that match at least one of the patterns. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns)
  }

  /** Returns the messages that do not match any allowed pattern. */
  unexpected(): string[] {
    return this.#messages.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)))
  }

  /** Returns all messages, including allowed ones. */
  all(): readonly string[] {
    return this.#messages
  }
}

/** A fixture that fails the test if the browser reports a message that is not allowed. */
export async function failOnUnexpectedMessages(
  { context }: { context: BrowserContext },
  use: (consoleMessages: ConsoleMessages) => Promise<void>,
): Promise<void> {
  const consoleMessages = new ConsoleMessages()
  await consoleMessages.listen(context)
  await use(consoleMessages)
  expect(consoleMessages.unexpected(), 'console and policy violations').toEqual([])
}

/** Matches the message that the browser logs for an HTTP error or a network failure. */
export const failedRequest = /^error: Failed to load resource/
