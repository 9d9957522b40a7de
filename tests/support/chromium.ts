import { findBrowser } from './ensure-browser.mjs'

const executablePath = findBrowser()

/** Playwright options that give Chromium the same size, language and time zone on every machine. */
export const chromium = {
  browserName: 'chromium' as const,
  viewport: { width: 1280, height: 800 },
  locale: 'en-GB',
  timezoneId: 'Europe/Vienna',
  // Traces are off by default, because recording them makes up about a quarter of the test time.
  trace: process.env['TRACE'] ? ('retain-on-failure' as const) : ('off' as const),
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  },
}
