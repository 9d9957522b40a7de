import type { Business } from './business.ts'
import { mergeFacts } from './merge-facts.ts'

/** The business facts that the elements show if the page sets no attributes and no JSON. */
export const DEFAULT_BUSINESS: Business = mergeFacts([])
