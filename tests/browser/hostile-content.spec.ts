import { testHostileDescriptions } from './support/hostile-descriptions.ts'

// The browser’s sanitizer and DOMPurify. `hostile-page.spec.ts` tests a page that replaces the browser’s sanitizer.
testHostileDescriptions('no content security policy')
testHostileDescriptions('the strict content security policy and no setHTML()')
