import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createStore } from 'zustand/vanilla'
import { type Attribute, parseAttribute, propertyName } from '../../src/elements/attributes.ts'
import type { ElementState } from '../../src/elements/connected-elements.ts'
import { ElementRoot } from '../../src/elements/element-root.tsx'
import type { PageHead } from '../../src/navigation/page-head.ts'
import { rememberAnswers } from '../../src/provider/prerendered.ts'
import { definition } from '../../src/tags/electrician-site/element.ts'
import { escapeHtml, type HostPage, storeSetting } from './host-page.ts'
import { takeHead } from './page-head.ts'

/** What the tag makes of its page, in the order in which it does: the script compares the two to the letter. */
export function stateOf(page: HostPage): ElementState {
  const props: ElementState['props'] = {}
  for (const [name, attribute] of Object.entries<Attribute>(definition.attributes)) {
    const text = page.site?.getAttribute(name) ?? null
    props[propertyName(name)] = parseAttribute(page.tag, name, attribute, text)
  }
  props['json'] = page.json
  const [host, storeId] = [storeSetting(page, 'store-host'), storeSetting(page, 'store-id')]
  if (host && storeId) return { props, store: { settings: { host, storeId } } }
  const missing: ('store-host' | 'store-id')[] = []
  if (!host) missing.push('store-host')
  if (!storeId) missing.push('store-id')
  return { props, store: { missing } }
}

interface Screen {
  tag: string
  state: ElementState
  /** The path to render, with the base path. */
  path: string
  /** The store's answers that the screen shows, by address. */
  answers: Record<string, unknown>
  /** Address of the sheet. */
  sheet: string
}

export interface RenderedScreen {
  /** The declarative shadow root. */
  template: string
  head: PageHead | undefined
  /** What React would have the page load early. */
  preloads: string
}

/** One screen of the website as a browser shows it before any script has run. */
export function renderScreen({ tag, state, path, answers, sheet }: Screen): RenderedScreen {
  const json = JSON.stringify(answers).replaceAll('<', '\\u003c')
  rememberAnswers(json)
  const shown = { ...state, props: { ...state.props, path } }
  const edge = {
    element: { localName: tag } as HTMLElement,
    definition,
    state: createStore(() => shown),
    emit: () => true,
  }
  const markup = renderToString(createElement(ElementRoot, { edge }))
  const [preloads = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(markup) ?? []
  const of = escapeHtml(__SOURCES__ + JSON.stringify(state))
  const template =
    `<template shadowrootmode="open"><link rel="stylesheet" href="${escapeHtml(sheet)}">` +
    `<div data-of="${of}" data-path="${escapeHtml(path)}">${markup.slice(preloads.length)}</div>` +
    `${json === '{}' ? '' : `<script type="application/json">${json}</script>`}</template>`
  return { template, head: takeHead(), preloads }
}
