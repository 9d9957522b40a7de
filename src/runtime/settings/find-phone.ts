import { parseJson } from '../../untrusted/json.ts'
import { findFactSources } from './fact-scripts.ts'
import { factsFileAt } from './linked-facts.ts'
import { pageSettings } from './page-settings.ts'
import { settingsOf } from './store-settings.ts'

/**
 * Returns the phone number in the business facts that apply to an element, or null. Reads no other facts, so
 * that elements that show no facts do not need the code that parses them.
 */
export function findPhone(element: Element): string | null {
  const file = fileOf(element)?.get()
  const texts = [file?.json, ...findFactSources(element).map(({ json }) => json)]
  const phones = texts.map((json): unknown => Object(parseJson(json)).phone)
  return phones.map((phone) => typeof phone === 'string' && phone.trim()).findLast(Boolean) || null
}

/** Loads the business facts file that applies to an element, if the page links to one. Ignores failures. */
export async function loadPhone(element: Element): Promise<void> {
  await fileOf(element)
    ?.load()
    ?.catch(() => {})
}

function fileOf(element: Element) {
  return factsFileAt(settingsOf(element, pageSettings.getState()).businessUrl)
}
