import { findBrowser } from './ensure-browser.mjs'

const executablePath = findBrowser()

/** The browser that tests run in: the same size, language and time everywhere. */
export const chromium = {
  browserName: 'chromium' as const,
  viewport: { width: 1280, height: 800 },
  locale: 'en-GB',
  timezoneId: 'Europe/Vienna',
  // Written for every test, and a quarter of the time: for when something is to be found out.
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
