import { testHostileDescriptions } from './support/hostile-descriptions.ts'

// This file tests the weakest and the strictest page setup. `hostile-policies.spec.ts` tests the other setups.
testHostileDescriptions('no content security policy')
testHostileDescriptions('the strict content security policy and no setHTML()')
