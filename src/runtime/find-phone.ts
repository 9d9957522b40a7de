import { parseJson } from '../untrusted/json.ts'
import { findFactSources } from './fact-scripts.ts'

/**
 * Returns the phone number in the business facts that apply to an element, or null. Reads no other facts, so that
 * elements that show no facts do not need the code that parses them.
 */
export function findPhone(element: Element): string | null {
  const phones = findFactSources(element).map(({ json }): unknown => Object(parseJson(json)).phone)
  return phones.map((phone) => typeof phone === 'string' && phone.trim()).findLast(Boolean) || null
}
