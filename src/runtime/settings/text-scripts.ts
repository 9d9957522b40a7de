import { note } from '../../diagnostics/notes.ts'
import { documentProperty } from '../../navigation/page-document.ts'
import { parseLanguage, type Translation } from '../../texts/locale.ts'
import { parseJson } from '../../untrusted/json.ts'
import { JSON_SCRIPT, TEXTS_ATTRIBUTE } from './json-scripts.ts'

/** Parsed translations by script. A changed script is parsed again. */
const parsed = new WeakMap<Element, { json: string; lang: string; translation: Translation }>()

/** Returns the texts that the page's JSON scripts set. Scripts without `lang` apply in every language. */
export function findTextScripts(): Translation[] {
  const isText = (script: Element) => script.matches(`${JSON_SCRIPT}[${TEXTS_ATTRIBUTE}]`)
  return [...documentProperty('scripts')].filter(isText).map((script) => {
    const { text: json, lang } = script
    const language = parseLanguage(lang)
    const known = parsed.get(script)
    if (known?.json === json && known.lang === lang) return known.translation
    const label = `<script ${TEXTS_ATTRIBUTE}>`
    // With a language that is not valid, the texts apply in no language.
    const translation = {
      language: language || (lang.trim() && '?'),
      texts: readTexts(parseJson(json), label),
    }
    parsed.set(script, { json, lang, translation })
    return translation
  })
}

/** Returns the texts in a page's JSON. Reports what is not an object of texts by key. */
export function readTexts(value: unknown, label: string): Translation['texts'] {
  if (Object(value) === value) return value as Translation['texts']
  note('texts', () => ({ label, value }))
  return {}
}
