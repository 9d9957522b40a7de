import { report } from '../diagnostics/report.ts'
import { parseLanguage, type Translation } from '../texts/locale.ts'
import { parseJson } from '../untrusted/json.ts'
import { JSON_SCRIPT } from './json-scripts.ts'

/** The attribute that marks a JSON script as texts, which replace the elements' own. */
export const TEXTS_ATTRIBUTE = 'data-electrician-texts'

/** What has been parsed from each script. A changed script is parsed again. */
const parsed = new WeakMap<Element, { json: string; translation: Translation }>()

/** Returns the texts that the page's JSON scripts set. A script without a `lang` attribute applies in every language. */
export function findTextScripts(): Translation[] {
  const scripts = document.querySelectorAll<HTMLScriptElement>(`${JSON_SCRIPT}[${TEXTS_ATTRIBUTE}]`)
  return [...scripts].map((script) => {
    const { text: json, lang } = script
    const language = parseLanguage(lang)
    const known = parsed.get(script)
    if (known?.json === json && known.translation.language === language) return known.translation
    const translation = { language, texts: readTexts(parseJson(json), `<script ${TEXTS_ATTRIBUTE}>`) }
    parsed.set(script, { json, translation })
    return translation
  })
}

/** Returns the texts in a page's JSON. Reports what is not an object of texts by key. */
export function readTexts(value: unknown, label: string): Translation['texts'] {
  report('texts', () => ({ label, value }))
  return Object(value) === value ? (value as Translation['texts']) : {}
}
