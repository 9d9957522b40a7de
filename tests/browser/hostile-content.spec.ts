import { testHostileDescriptions } from './support/hostile-descriptions.ts'

// The weakest and the strictest setup; `hostile-policies.spec.ts` has the others.
testHostileDescriptions('no content security policy')
testHostileDescriptions('the strict content security policy and no setHTML()')
