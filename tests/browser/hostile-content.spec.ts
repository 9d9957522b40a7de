import { testHostileDescriptions } from './support/hostile-descriptions.ts'

// This file tests the weakest and the strictest setup. `hostile-policies.spec.ts` tests the others.
testHostileDescriptions('no content security policy')
testHostileDescriptions('the strict content security policy and no setHTML()')
