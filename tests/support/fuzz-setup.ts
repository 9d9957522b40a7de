import fc from 'fast-check'
import { fuzzSeed } from './fuzz.ts'

fc.configureGlobal({ seed: fuzzSeed })
