import { type DefaultTreeAdapterTypes, html as names, parse } from 'parse5'
import { escapeHtml } from '../runtime/hydration/escape-html.ts'

/** An element in the parsed page. */
export type HtmlElement = DefaultTreeAdapterTypes.Element

/** A range of an HTML text and the text that replaces it. */
export interface Edit {
  start: number
  end: number
  text: string
}

/**
 * Returns a page's HTML elements in document order, including those that the parser inserts but not those inside
 * `<template>` elements.
 */
export function parseElements(html: string): HtmlElement[] {
  const elementsIn = (node: DefaultTreeAdapterTypes.ParentNode): HtmlElement[] =>
    node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elementsIn(child)] : []))
  const document = parse(html, { sourceCodeLocationInfo: true })
  return elementsIn(document).filter(({ namespaceURI }) => namespaceURI === names.NS.HTML)
}

/** Returns an attribute's value, or null if the element does not have it. */
export function attributeOf(element: HtmlElement | undefined, name: string): string | null {
  return element?.attrs.find((attribute) => attribute.name === name)?.value ?? null
}

/** Returns the text directly inside an element, without the text of its child elements. */
export function textOf({ childNodes }: HtmlElement): string {
  return childNodes.map((node) => ('value' in node ? node.value : '')).join('')
}

/** Returns the element and its ancestors, innermost first. */
export function withAncestors(element: HtmlElement | undefined): HtmlElement[] {
  const parent = element?.parentNode
  return element ? [element, ...(parent && 'tagName' in parent ? withAncestors(parent) : [])] : []
}

/** Inserts text before an element's start tag. */
export function insertBefore({ sourceCodeLocation }: HtmlElement, text: string): Edit[] {
  const at = sourceCodeLocation?.startOffset
  return at === undefined ? [] : [{ start: at, end: at, text }]
}

/** Inserts text after an element's start tag. */
export function insertInside({ sourceCodeLocation }: HtmlElement, text: string): Edit[] {
  const at = sourceCodeLocation?.startTag?.endOffset
  return at === undefined ? [] : [{ start: at, end: at, text }]
}

/** Inserts text before an element's end tag. Does nothing if the page omits the end tag. */
export function insertAtEnd({ sourceCodeLocation }: HtmlElement, text: string): Edit[] {
  const at = sourceCodeLocation?.endTag?.startOffset
  return at === undefined ? [] : [{ start: at, end: at, text }]
}

/** Removes an element and its content. */
export function removeElement({ sourceCodeLocation }: HtmlElement): Edit[] {
  if (!sourceCodeLocation) return []
  return [{ start: sourceCodeLocation.startOffset, end: sourceCodeLocation.endOffset, text: '' }]
}

/** Sets an attribute, or removes it if the value is null. If the value is empty, writes only the attribute's name. */
export function setAttribute(element: HtmlElement, name: string, value: string | null): Edit[] {
  const { sourceCodeLocation: location, tagName } = element
  if (!location) return []
  const text = value === null ? '' : value === '' ? name : `${name}="${escapeHtml(value)}"`
  const present = location.attrs?.[name]
  if (present) return [{ start: present.startOffset, end: present.endOffset, text }]
  const afterName = location.startOffset + 1 + tagName.length
  return text ? [{ start: afterName, end: afterName, text: ` ${text}` }] : []
}

/** Applies edits to HTML text and keeps everything else unchanged. Edits must not overlap. */
export function applyEdits(html: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), html)
}
