import { setTimeout as wait } from 'node:timers/promises'
import { type Call, twiceEach, withEveryValue } from './faulty-answers.ts'
import {
  brokenOff,
  dripping,
  type Misanswer,
  redirectedForEver,
  sendJson,
  withoutCors,
} from './faulty-store.ts'

const UNREACHABLE = 'The store could not be reached. Check your connection and try again.'
const TOO_LATE = 'The store took too long to respond. Please try again.'
const UNREADABLE = 'The store sent a response that could not be read. Please try again later.'
export const OFFLINE = 'You seem to be offline. Check your connection and try again.'

/** The row that is tried again without a connection before it is tried with one. */
export const OFFLINE_ROW = 'offline then online'

export interface Fault {
  name: string
  /** The reason a visitor is given; null where there is nothing to complain of. */
  reason: string | null
  /** Seen only when the shop's patience is at its end. */
  isSlow?: true
  /** Our own line in the console, by call. None otherwise. */
  says?: Partial<Record<Call, string>>
  /** Done by the server; without it, where the store is does it. */
  answer?: Misanswer
  /** Also tried with the lite script. */
  isCore?: true
}

const refusal = (status: number, text: string, headers = {}): Pick<Fault, 'reason' | 'answer'> => ({
  reason: `HTTP ${status}: ${text}`,
  answer: ({ response }) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, String(value))
    sendJson(response, JSON.stringify({ message: 'Not now <b>please</b>' }), status, text)
  },
})

/** Each row has others left out, so that its line is known from the other's. */
const leftOut = (which: string) => ({
  list: `electrician-elements: the store sent a malformed product, left out: ${which}`,
  inventory: `electrician-elements: the store sent a malformed stock entry, left out: ${which}`,
})

const page = '<!doctype html><title>Hello</title><h1>Welcome to our network</h1>'
const twentyMegabytes = 'x'.repeat(20_000_000)

/** Everything that can come between a shop and its store. A name has no dash: it is part of the store's address. */
export const faults: Fault[] = [
  { name: 'refused', reason: UNREACHABLE, isCore: true },
  { name: 'no such name', reason: UNREACHABLE },
  { name: 'reset mid body', reason: UNREACHABLE, answer: brokenOff, isCore: true },
  { name: 'never answers', reason: TOO_LATE, isSlow: true, answer: () => {}, isCore: true },
  { name: 'drips', reason: TOO_LATE, isSlow: true, answer: dripping(200, 'OK') },
  { name: '429 with Retry After', ...refusal(429, 'Too Many Requests', { 'retry-after': 120 }) },
  { name: '400', ...refusal(400, 'Bad Request') },
  { name: '404', ...refusal(404, 'Not Found') },
  { name: '500', ...refusal(500, 'Internal Server Error') },
  { name: '503', ...refusal(503, 'Service Unavailable'), isCore: true },
  { name: '503 without end', reason: 'HTTP 503: Busy', answer: dripping(503, 'Busy'), isCore: true },
  { name: 'redirect loop', reason: UNREACHABLE, answer: redirectedForEver },
  { name: 'no leave to read', reason: UNREACHABLE, answer: withoutCors },
  {
    name: 'a page with 200',
    reason: UNREADABLE,
    answer: ({ response }) => sendJson(response, page),
    isCore: true,
  },
  {
    name: 'truncated',
    reason: UNREADABLE,
    answer: ({ response, body }) => sendJson(response, body.slice(0, -3)),
  },
  {
    name: 'wrong types',
    reason: UNREADABLE,
    says: leftOut('number 1'),
    answer: ({ response, body }) =>
      sendJson(
        response,
        withEveryValue(body, (value) => (typeof value === 'string' ? 7 : String(value))),
      ),
    isCore: true,
  },
  {
    name: 'null everywhere',
    reason: UNREADABLE,
    says: leftOut('number 1, number 2'),
    answer: ({ response, body }) =>
      sendJson(
        response,
        withEveryValue(twiceEach(body), () => null),
      ),
  },
  {
    name: '20 MB',
    reason: null,
    answer: ({ response, body }) => sendJson(response, `{"padding":"${twentyMegabytes}",${body.slice(1)}`),
  },
  {
    name: 'slow but in time',
    reason: null,
    answer: async ({ response, body }) => sendJson(response, body, await wait(300, 200)),
  },
  // The first answer is a refusal; the visitor tries again without a connection.
  { name: OFFLINE_ROW, ...refusal(503, 'Service Unavailable'), isCore: true },
  { name: 'worker breaks', reason: UNREACHABLE },
  { name: 'worker has a page', reason: UNREADABLE },
  { name: 'worker never answers', reason: TOO_LATE, isSlow: true },
]

/** A service worker, of the page's own or a plugin's, that comes between in the rows named after it, until told to leave one alone. */
export const serviceWorker = `
  const mended = new Set()
  const answers = {
    workerbreaks: () => Response.error(),
    workerhasapage: () => new Response(${JSON.stringify(page)}, { headers: { 'content-type': 'text/html' } }),
    workerneveranswers: () => new Promise(() => {}),
  }
  const ends = { list: /products$/, product: /products\\/\\w+$/, inventory: /variants$/, checkout: /checkout$/ }
  addEventListener('install', () => skipWaiting())
  addEventListener('activate', (event) => event.waitUntil(clients.claim()))
  addEventListener('message', ({ data, ports }) => {
    mended.add(data)
    ports[0].postMessage('')
  })
  addEventListener('fetch', (event) => {
    const { pathname } = new URL(event.request.url)
    const [, row, fault, call] = /^\\/((\\w+)-(\\w+))\\//.exec(pathname) ?? []
    if (!answers[fault] || !ends[call].test(pathname) || mended.has(row)) return
    clients.matchAll().then((pages) => pages.forEach((page) => page.postMessage(row)))
    event.respondWith(answers[fault]())
  })`

/** A fault's name as the store's address has it. */
export function slugOf(name: string): string {
  return name.replaceAll(' ', '').toLowerCase()
}
