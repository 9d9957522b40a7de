import type { ElementState } from './connected-elements.ts'
import { escapeHtml, jsonForScript } from './escape-html.ts'

/*
 * The format of a prerendered element. The build writes it as a declarative shadow root; the scripts read it:
 *
 *   <link rel="stylesheet">                      styles the markup until the element adopts its stylesheets
 *   <div data-fingerprint="…" data-path="…">     the element's component, as React rendered it
 *   <script data-initial-data>                   the store's responses as JSON; absent without any
 */

/** A prerendered element. */
export interface Prerendered {
  /** Address of the stylesheet. */
  stylesheet: string
  markup: string
  /** Identifies the sources, attributes and store settings: others may render something else. */
  fingerprint: string
  /** The path, base path included, of the screen that the markup shows. */
  path: string
  /** The store's responses that the markup shows, by request address. */
  initialData: Record<string, unknown>
}

/** Returns a prerendered element's shadow root as HTML. For the build: the scripts do not contain it. */
export function writePrerendered(prerendered: Prerendered): string {
  const { stylesheet, markup, fingerprint, path, initialData } = prerendered
  const json = jsonForScript(initialData)
  return (
    `<template shadowrootmode="open"><link rel="stylesheet" href="${escapeHtml(stylesheet)}">` +
    `<div data-fingerprint="${escapeHtml(fingerprint)}" data-path="${escapeHtml(path)}">${markup}</div>` +
    `${json === '{}' ? '' : `<script type="application/json" data-initial-data>${json}</script>`}</template>`
  )
}

/** Returns a text for what decides how an element renders: the sources, its attributes and its store settings. */
export function fingerprintOf({ props, store }: ElementState): string {
  return JSON.stringify([__SOURCES__, Object.entries(props).toSorted(), store])
}

/** Returns the JSON text of a prerendered element's initial data; undefined without any. */
export function initialDataOf({ shadowRoot }: Element): string | undefined {
  return shadowRoot?.querySelector('[data-initial-data]')?.textContent
}

/** Returns the block with an element's prerendered markup; null or undefined without any. */
export function findMarkup({ shadowRoot }: Element) {
  return shadowRoot?.querySelector<HTMLElement>('[data-fingerprint]')
}
