import config from './playwright.config.ts'

/** Takes the screenshots for WordPress's plugin directory: `npm run docs:wordpress-pictures`. */
export default { ...config, testMatch: 'screenshots.ts', reporter: 'list' as const }
