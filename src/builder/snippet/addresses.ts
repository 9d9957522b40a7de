import { SCRIPTS, type ScriptKind, type SnippetChoices } from './choices.ts'
import { ELEMENTS } from './elements.ts'

/** Returns whether any chosen element shows business facts. */
export function readsFacts({ elements }: SnippetChoices): boolean {
  return elements.some((name) => ELEMENTS[name].readsFacts)
}

/** Returns whether there are any business facts. */
export function hasFacts({ facts }: SnippetChoices): boolean {
  return Object.keys(facts).length > 0
}

/** The file with the business facts, next to the script or in a website's zip. */
export const FACTS_FILE = 'business.json'

/** Returns the URL of the facts file. Empty if the code contains the facts or no chosen element shows any. */
export function factsAddress(choices: SnippetChoices): string {
  const isNeeded = choices.host === 'wix' && readsFacts(choices) && hasFacts(choices)
  return isNeeded ? folderOf(choices) + FACTS_FILE : ''
}

/** Returns all business facts, for the facts file. */
export function allFacts({ businessName, ownerName, phone, email, facts }: SnippetChoices): object {
  const contact = { name: businessName, owner_name: ownerName, phone, email }
  return { ...Object.fromEntries(Object.entries(contact).filter(([, text]) => text.trim())), ...facts }
}

/** Returns the prefix of element names, or an empty string if the prefix is invalid. */
export function prefixOf({ prefix }: SnippetChoices): string {
  return /^[a-z][a-z0-9._-]*-$/.test(prefix.trim()) ? prefix.trim() : ''
}

/** Returns the script that the snippet loads. Wix writes the script tag itself, without `type="module"`. */
export function scriptOf({ host, script }: SnippetChoices): ScriptKind {
  return host === 'wix' && script === 'modules' ? 'lite' : script
}

/** Returns whether the snippet loads modules instead of a one-file script. */
export function loadsModules(choices: SnippetChoices): boolean {
  return SCRIPTS[scriptOf(choices)].startsWith('modules/')
}

/** Returns whether the script tag can contain a checksum, which only covers a one-file script. */
export function acceptsChecksum(choices: SnippetChoices): boolean {
  return !loadsModules(choices) && choices.host !== 'wix'
}

/** Returns the script's URL. */
export function scriptAddress(choices: SnippetChoices): string {
  return folderOf(choices) + SCRIPTS[scriptOf(choices)]
}

/** Returns the URL of the language's file. Empty for English and for the modules, which load the file themselves. */
export function languageAddress(choices: SnippetChoices): string {
  const { language } = choices
  return language && !loadsModules(choices) ? `${folderOf(choices)}languages/${language}.js` : ''
}

/** Returns the URL of the folder that contains the one-file script, with a slash at the end. */
export function folderOf({ scriptFolder }: SnippetChoices): string {
  return scriptFolder.trim().replace(/(?<=[^/])\/*$/, '/')
}
