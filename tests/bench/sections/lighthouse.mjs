// Measures the Lighthouse scores of every route on a simulated phone.
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { freePort } from '../../support/free-port.mjs'
import { rivalFolder, rivalVersion } from '../ensure.mjs'
import { median, milliseconds } from '../measuring/numbers.mjs'
import { routes } from './website.mjs'

export const title = 'Lighthouse'

const visits = 5
const marks = ['performance', 'accessibility', 'best-practices', 'seo']
const pages = Object.entries({ ...routes, '/success': '/success' }).map(([name, path]) => ({ name, path }))

export async function measure({ executablePath, origin }) {
  const { default: lighthouse } = await import(
    pathToFileURL(`${rivalFolder('lighthouse')}/core/index.js`).href
  )
  const port = await freePort(9333)
  // Use a separate browser, because Lighthouse clears the browser's storage and throttles the whole browser.
  const browser = await chromium.launch({ executablePath, args: [`--remote-debugging-port=${port}`] })
  const rows = []
  try {
    for (const { name, path } of pages) {
      const results = []
      for (let visit = 0; visit < visits; visit += 1) {
        const { lhr } = await lighthouse(origin + path, { port, logLevel: 'error', onlyCategories: marks })
        results.push(lhr)
      }
      const scores = marks.map((mark) => scoreOf(results, mark))
      rows.push({ name, scores, lost: lostBy(results.at(-1)), work: workOf(results.at(-1)) })
    }
  } finally {
    await browser.close()
  }
  return {
    intro: `Lighthouse ${rivalVersion('lighthouse')}, with its default phone and network, on the prerendered website. Scores are medians of ${visits} visits.`,
    tables: [
      {
        head: ['', ...marks.map((mark) => mark.replace('-', ' ')), 'audits below 100'],
        rows: rows.map(({ name, scores, lost }) => [name, ...scores, lost.join(', ') || 'none']),
      },
    ],
    findings: [
      `On a phone, the Lighthouse score of the website is at least ${Math.min(...rows.map(({ scores }) => scores[0]))} for performance, and at least ${Math.min(...rows.flatMap(({ scores }) => scores.slice(1)))} for accessibility, best practices and SEO.`,
    ],
    profiles: rows
      .filter(({ scores }) => scores[0] < 100)
      .map(({ name, work }) => ({
        caption: `${name}, last Lighthouse visit`,
        rows: work,
      })),
    targets: rows.map(({ name, scores }) => ({
      target: `Lighthouse on a phone, ${name}`,
      wanted: '100 / 100 / 100 / 100',
      measured: scores.join(' / '),
      isMet: scores.every((score) => score === 100),
    })),
  }
}

const scoreOf = (results, mark) =>
  Math.round(median(results.map(({ categories }) => categories[mark].score * 100)))

/** Returns the audits that lower a score. */
function lostBy({ categories, audits }) {
  const counted = marks.flatMap((mark) => categories[mark].auditRefs).filter(({ weight }) => weight > 0)
  const lost = counted.map(({ id }) => audits[id]).filter(({ score }) => score !== null && score < 0.995)
  return lost.map(({ id, displayValue }) => (displayValue ? `${id} (${displayValue.trim()})` : id))
}

/** Returns table rows: first the time that the main thread spent on each kind of work, then its long tasks. */
function workOf({ audits }) {
  const kinds = audits['mainthread-work-breakdown'].details?.items ?? []
  const tasks = audits['long-tasks'].details?.items ?? []
  const whole = kinds.reduce((all, { duration }) => all + duration, 0)
  const row = (what, time) => [what, milliseconds(time), `${Math.round((time / whole) * 100)} %`]
  return [
    row('**main thread**', whole),
    ...kinds.map(({ groupLabel, duration }) => row(groupLabel, duration)),
    ...tasks.map(({ url, startTime, duration }) =>
      row(`task of ${url.split('/').at(-1) || 'the page'} at ${milliseconds(startTime)}`, duration),
    ),
  ]
}
