import { memberLines } from './element-types.ts'
import type { TagDescription } from './tag-descriptions.ts'

/**
 * Returns the elements' types for JSX and templates. An app has one framework or two: the lines that name another one
 * would not compile there, and each stands alone below its `@ts-ignore` so that TypeScript ignores no more than that.
 */
export function frameworkTypes(tags: readonly TagDescription[]): string {
  return `// Made from the sources by \`npm run build:types\`.
import type { ElementEventMap } from './index.js'

/** The attributes of each element, as in HTML. */
interface ElementAttributes {
${memberLines(tags, (tag) => [tag.about, `'${tag.tag}': {${attributesOf(tag)}}`])}
}
/** The events that each element dispatches. */
interface ElementEventNames {
${tags.map(({ tag, events }) => `  '${tag}': ${unionOf(events)}`).join('\n')}
}
type Listeners<Name extends keyof ElementEventMap, Prefix extends string> = {
  [Each in Name as \`\${Prefix}\${Each}\`]?: ((event: ElementEventMap[Each]) => void) | undefined
}
type CamelCase<Name extends string> = Name extends \`\${infer First}-\${infer Rest}\`
  ? \`\${First}\${Capitalize<CamelCase<Rest>>}\`
  : Name
${frameworks}`
}

const frameworks = `
// @ts-ignore no such types without React
type ReactProps<E> = import('react').DetailedHTMLProps<import('react').HTMLAttributes<E>, E>
type ReactElements = {
  [Tag in keyof ElementAttributes]: ReactProps<HTMLElementTagNameMap[Tag]> &
    Listeners<ElementEventNames[Tag], 'on'> &
    ElementAttributes[Tag]
}
/** The elements in React's JSX, with attributes as in HTML and \`on\` before the name of an event. */
export interface ElectricianElementsJsx extends ReactElements {}
// @ts-ignore no such module without React
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends ElectricianElementsJsx {}
  }
}

// @ts-ignore no such types without Preact
type PreactProps<E extends EventTarget> = import('preact').HTMLAttributes<E>
type PreactElements = {
  [Tag in keyof ElementAttributes]: PreactProps<HTMLElementTagNameMap[Tag]> &
    Listeners<ElementEventNames[Tag], 'on'> &
    ElementAttributes[Tag]
}
// @ts-ignore no such module without Preact
declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends PreactElements {}
  }
}

// @ts-ignore no such types without Svelte
type SvelteProps<E extends EventTarget> = import('svelte/elements').HTMLAttributes<E>
type SvelteElements = {
  [Tag in keyof ElementAttributes]: SvelteProps<HTMLElementTagNameMap[Tag]> &
    Listeners<ElementEventNames[Tag], 'on'> &
    Listeners<ElementEventNames[Tag], 'on:'> &
    ElementAttributes[Tag]
}
// @ts-ignore no such module without Svelte
declare module 'svelte/elements' {
  interface SvelteHTMLElements extends SvelteElements {}
}

// @ts-ignore no such types without Vue
type VueProps = import('vue').HTMLAttributes & import('vue').PublicProps
/** Vue's templates accept the camelCase name of a prop or listener in kebab-case too. */
type InCamelCase<Props> = { [Name in keyof Props as CamelCase<Name & string>]: Props[Name] }
type VueElements = {
  [Tag in keyof ElementAttributes]: new () => HTMLElementTagNameMap[Tag] & {
    $props: VueProps &
      InCamelCase<ElementAttributes[Tag]> &
      InCamelCase<Listeners<ElementEventNames[Tag], 'on-'>>
  }
}
// @ts-ignore no such module without Vue
declare module 'vue' {
  interface GlobalComponents extends VueElements {}
}
`

function attributesOf({ attributes }: TagDescription): string {
  const members = attributes.map(
    ({ name, about, type }) => `\n    /** ${about} */\n    '${name}'?: ${type} | undefined`,
  )
  return members.length > 0 ? `${members.join('')}\n  ` : ''
}

function unionOf(events: TagDescription['events']): string {
  return events.map(({ name }) => `'${name}'`).join(' | ') || 'never'
}
