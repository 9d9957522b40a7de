import { type BrowserContext, expect } from '@playwright/test'

/** Everything the pages of a context complain about: warnings, errors, and what the security policy refused. */
export class Noise {
  readonly #heard: string[] = []
  readonly #allowed: RegExp[] = []

  async listen(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      const isQuiet = ['debug', 'info', 'log'].includes(message.type())
      if (!isQuiet) this.#heard.push(`${message.type()}: ${message.text()}`)
    })
    context.on('weberror', (error) => this.#heard.push(`uncaught: ${error.error().message}`))
    await context.exposeBinding('tellViolation', (_, text: string) => this.#heard.push(text))
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        const tell = Reflect.get(window, 'tellViolation') as (text: string) => void
        tell(`violation: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`)
      })
    })
  }

  /** For tests that are about something going wrong. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns)
  }

  heard(): string[] {
    return this.#heard.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)))
  }

  /** Everything, allowed or not. */
  all(): readonly string[] {
    return this.#heard
  }
}

/** A fixture: anything not allowed fails the test. */
export async function failOnNoise(
  { context }: { context: BrowserContext },
  use: (noise: Noise) => Promise<void>,
): Promise<void> {
  const noise = new Noise()
  await noise.listen(context)
  await use(noise)
  expect(noise.heard(), 'console and policy violations').toEqual([])
}

/** What the browser itself says of an answer that is not OK or of no answer at all. */
export const failedRequest = /^error: Failed to load resource/
