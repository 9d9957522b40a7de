import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { build } from 'vite'
import { leanPurifier } from '../../build/lean-purifier.ts'
import { FORMATTING } from '../../src/components/ui/rich-text.tsx'
import { needsVectors, vectors } from './support/vectors.ts'

/** What markup is twisted with; texts made of these are given to both. */
const PIECES =
  `<p>|</p>|<b>|</b>|<a href="|javascript:ran()|https://example.com/|data:text/html,x|">|</a>|<img src=x onerror=ran()>|<img src="
data:image/png;base64,AAAA">|<svg>|</svg>|<math>|</math>|<mtext>|<mglyph>|<style>|</style>|<title>|</title>|<foreignObject>|<desc>|<annotation-xml encoding="text/html">|
<template>|</template>|<form>|</form>|<input name=attributes>|<input name=removeChild>|<input name=nodeName>|<img name=body>|<noscript>|</noscript>|<iframe srcdoc="|<textarea>|
</textarea>|<select>|<option>|<selectedcontent>|<table>|<td>|<tr>|<caption>|</table>|<x-y is=z>|</x-y>|<!--|-->|--!>|<![CDATA[|]]>|<?xml |?>|<plaintext>|<xmp>|</xmp>|<script>|</script>|
<details open ontoggle=ran()>|<label for=x patchsrc=y>|<div id=cookie name=cookie class=c style=top:0 data-a=b aria-label=l role=note slot=s part=p>|<i is=x>|<audio src=x>|<video><source src=x>|
<body onload=ran()>|<html><head>|<base href=//x>|<meta http-equiv=refresh>|<link rel=stylesheet>|<object data=x>|<embed src=x>|<frameset>|<marquee>|<menu>|<li value=" 1 ">|<ul>|</ul>|
&lt;script&gt;|&#x6A;avascript:|&amp;|&nbsp;| |text|"|'|\`|=|/|>|<|</|<a href=" java\tscript:ran()">|<a xlink:href="javascript:x">|<img srcset="x 1x, javascript:y">|<td background=x bgcolor=red>|
<p title="</style><img src=x onerror=ran()>">|<p title="-->">|<q cite="vbscript:x">|<a href="tel:1" target=_top ping=x>|<font face=f color=c size=1>|<img usemap=#m ismap><map name=m><area href=x>`
    .replaceAll('\n', '')
    .split('|')

type Purify = { sanitize(html: string, settings: object): DocumentFragment | null }

async function leanScript(): Promise<string> {
  const entry = fileURLToPath(new URL('../../node_modules/dompurify/src/purify.ts', import.meta.url))
  const lib = { entry, formats: ['iife' as const], name: 'Lean' }
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [leanPurifier()],
    build: { lib, write: false, minify: false },
  })
  return (built as { output: { code: string }[] }[])[0]?.output[0]?.code ?? ''
}

async function openBoth(page: Page): Promise<void> {
  const published = createRequire(import.meta.url).resolve('dompurify/dist/purify.js')
  await page.goto('about:blank')
  await page.addScriptTag({ content: readFileSync(published, 'utf8') })
  await page.addScriptTag({ content: await leanScript() })
}

test('the script’s purifier lets through what the library as published does, and nothing else', async ({
  page,
}) => {
  await openBoth(page)
  const { differing, kept } = await page.evaluate(compare, [madeOf(PIECES), FORMATTING] as const)
  expect(differing).toEqual([])
  // Both emptying everything would be no likeness.
  expect(kept).toBeGreaterThan(1000)
})

test('the script’s purifier makes of the library’s own fixtures what the library does', async ({ page }) => {
  needsVectors()
  await openBoth(page)
  const { differing, kept } = await page.evaluate(compare, [vectors, FORMATTING] as const)
  expect(differing).toEqual([])
  expect(kept).toBeGreaterThan(20)
})

/** The same texts each time: a small generator of our own. */
function madeOf(pieces: string[]): string[] {
  let seed = 7
  const below = (end: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * end)
  }
  return Array.from({ length: 6000 }, () =>
    Array.from({ length: 1 + below(12) }, () => pieces[below(pieces.length)]).join(''),
  )
}

function compare([texts, settings]: readonly [string[], object]) {
  const { DOMPurify, Lean } = window as unknown as { DOMPurify: Purify; Lean: Purify }
  const markup = (purify: Purify, html: string) => {
    const place = document.createElement('div')
    // Of a page of frames the library makes nothing at all.
    place.append(purify.sanitize(html, settings) ?? '')
    return place.innerHTML.trimStart()
  }
  const differing: string[][] = []
  let kept = 0
  for (const html of texts) {
    const [expected, found] = [markup(DOMPurify, html), markup(Lean, html)]
    if (expected !== found) differing.push([html, expected, found])
    if (found.includes('<')) kept++
  }
  return { differing: differing.slice(0, 5), kept }
}
