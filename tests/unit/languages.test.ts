import { describe, expect, it } from 'vitest'
import { englishFacts } from '../../src/texts/en/facts.ts'
import { type CompleteTranslation, en, type TextKey } from '../../src/texts/en.ts'
import type { Text } from '../../src/texts/text.ts'

const modules = import.meta.glob<Record<string, CompleteTranslation>>('../../src/languages/*.ts', {
  eager: true,
})
const languages = Object.entries(modules).map(([path, module]) => ({
  name: /([\w-]+)\.ts$/.exec(path)?.[1] ?? '',
  translation: Object.values(module)[0] as CompleteTranslation,
}))

const templatesOf = (text: Text): string[] => (typeof text === 'string' ? [text] : Object.values(text))

/** Returns the placeholders of a text, except the number, which plural forms may leave out: “We kept 1 item”. */
function placeholdersOf(text: Text): string {
  const names = templatesOf(text).flatMap((template) => template.match(/\{\w+\}/g) ?? [])
  return [...new Set(names)]
    .filter((name) => name !== '{count}')
    .toSorted()
    .join()
}

/** Returns the paths of all texts in the default facts. */
function pathsOf(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return [path]
  return Object.entries(Object(value)).flatMap(([name, child]) => pathsOf(child, `${path}.${name}`))
}

describe.each(languages)('the language $name', ({ name, translation: { language, texts, facts } }) => {
  it('has the tag of its file', () => {
    expect(language).toBe(name)
  })

  it('has every text', () => {
    const missing = Object.keys(en).filter((key) =>
      templatesOf(texts[key as TextKey] ?? '').some((text) => !text.trim()),
    )
    expect(missing).toEqual([])
    expect(Object.keys(texts).filter((key) => !Object.hasOwn(en, key))).toEqual([])
    expect(pathsOf(facts)).toEqual(pathsOf(englishFacts))
  })

  it('has the placeholders of the English texts', () => {
    const wrong = Object.entries<Text>(en).filter(
      ([key, english]) => placeholdersOf(english) !== placeholdersOf(texts[key as TextKey]),
    )
    expect(wrong.map(([key]) => key)).toEqual([])
  })

  it('has all plural categories of the language', () => {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()
    const wrong = Object.entries<Text>(texts).filter(
      ([, text]) => typeof text === 'object' && Object.keys(text).toSorted().join() !== categories.join(),
    )
    expect(wrong.map(([key]) => key)).toEqual([])
    const plurals = Object.entries<Text>(en).filter(([, text]) => typeof text === 'object')
    const withoutForms = plurals.filter(
      ([key]) => categories.length > 1 && typeof texts[key as TextKey] === 'string',
    )
    expect(withoutForms.map(([key]) => key)).toEqual([])
  })
})
