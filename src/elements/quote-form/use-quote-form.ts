import { type RefObject, useEffect, useRef, useState } from 'react'
import { ignoreBaseHref, redirectTo } from '../../navigation/url.ts'
import { draftKey, readDraft, writeDraft } from '../../quote/draft.ts'
import type { Photo } from '../../quote/photos.ts'
import { doubtPhone, type Quote, type QuoteProblems, validateQuote } from '../../quote/quote.ts'
import type { QuoteFormat } from '../../quote/quote-format.ts'
import { quoteMailUrl } from '../../quote/quote-mail.ts'
import type { ExtraField, QuoteError } from '../../quote/send-quote.ts'
import { quoteTexts } from '../../texts/en/quote.ts'
import { translatable } from '../../texts/translatable.ts'
import { claimName } from '../../ui/claim-name.ts'
import { useBusiness, useEmit, useLocale } from '../../ui/element-context.tsx'
import { showUnavailable } from '../toast-area/lazy-toasts.ts'
import {
  emptyHoneypot,
  fillFields,
  readExtraFields,
  readQuote,
  typedFields,
  validateConsent,
} from './form-fields.ts'

/** The code that sends quotes. Most visitors read the page without filling in the form. */
const loadSender = () => import('../../quote/send-quote.ts')
const prepareSender = () => void loadSender().catch(() => {})

/** The form's submission state. `unconfirmed`: the honeypot was filled in, so the visitor must send again. */
export type Sending =
  | { status: 'idle' | 'sending' | 'sent' | 'mail' | 'unconfirmed' }
  | { status: 'failed'; error: unknown; quote: Quote }

/** The settings for sending quotes. */
interface Delivery {
  /** URL, also a `mailto:` URL. Without it, quotes are not sent. */
  endpoint: string | undefined
  /** The format in which quote requests are sent. */
  format: QuoteFormat
}

/** The fields that a page can prefill with attributes. */
type PrefilledFields = Pick<Quote, 'service' | 'message'>

/** Returns the form's validation errors, submission state and event handlers. The DOM holds the values. */
export function useQuoteForm({ endpoint, format }: Delivery, prefilled: PrefilledFields) {
  const business = useBusiness()
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<QuoteProblems>({})
  const [sending, setSending] = useState<Sending>({ status: 'idle' })
  const [sentCount, setSentCount] = useState(0)
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  // The form may be submitted twice before React has rendered the new state.
  const isSending = useRef(false)
  // A password manager may fill in the hidden field again and again, so the visitor is asked only once.
  const hasAsked = useRef(false)
  const hasAskedForPhone = useRef(false)
  const emit = useEmit()
  const saveDraft = useDraft(form)
  usePrefilledFields(form, prefilled, sentCount)
  // Until then, the browser validates the form, because no script would.
  useEffect(() => void form.current?.toggleAttribute('novalidate', true), [])

  function change({ currentTarget }: { currentTarget: HTMLFormElement }): void {
    const quote = readQuote(currentTarget)
    saveDraft(typedFields(quote, prefilled))
    // Removes the validation messages of corrected fields. New messages appear only when the form is
    // submitted.
    const remaining = { ...doubtPhone(quote), ...validate(quote, currentTarget) }
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([name]) => name in remaining)))
    setSending((before) => (before.status === 'sending' ? before : { status: 'idle' }))
  }

  /** Validates the form, then sends the quote or opens the mail program. */
  function submit(element: HTMLFormElement): void {
    if (isSending.current) return
    const quote = readQuote(element)
    const doubts = hasAskedForPhone.current ? {} : doubtPhone(quote)
    hasAskedForPhone.current ||= 'phone' in doubts
    if (showProblems({ ...doubts, ...validate(quote, element) })) return
    // Most bots submit a form only once. Visitors whose password manager filled in the hidden field can send
    // it again.
    if (emptyHoneypot(element) && !hasAsked.current) askToConfirm()
    else if (!emit('quote-submit', { quote })) return
    else if (!endpoint) showUnavailable(business, locale)
    else if (/^mailto:/i.test(endpoint)) openMail(endpoint, quote)
    else void send(ignoreBaseHref(endpoint), quote, [...readExtraFields(element), ...photos.map(toField)])
  }

  function validate(quote: Quote, element: HTMLFormElement): QuoteProblems {
    return { ...validateQuote(quote), ...validateConsent(element) }
  }

  function askToConfirm(): void {
    hasAsked.current = true
    setSending({ status: 'unconfirmed' })
  }

  /** Shows validation messages and focuses the page's first invalid field. Returns false if all are valid. */
  function showProblems(found: QuoteProblems): boolean {
    setProblems(found)
    const fields = [...(form.current?.elements ?? [])] as HTMLInputElement[]
    fields.find(({ name }) => Object.hasOwn(found, name))?.focus()
    return Object.keys(found).length > 0
  }

  /** Opens the mail program. Keeps the values, because scripts cannot detect whether the message is sent. */
  function openMail(address: string, quote: Quote): void {
    setSending({ status: 'mail' })
    redirectTo(quoteMailUrl(address, quote, locale))
  }

  async function send(url: string, quote: Quote, fields: ExtraField[]): Promise<void> {
    isSending.current = true
    setSending({ status: 'sending' })
    try {
      const { sendQuote } = await loadSender().catch((cause) => {
        throw translatable(new Error(quoteTexts.quote_not_sent, { cause }), 'quote_not_sent')
      })
      await sendQuote({ url, format, fields }, quote)
      showSent(quote)
      emit('quote-sent', { quote })
    } catch (error) {
      const { message, problems: found = {} } = error as Error & Partial<QuoteError>
      showProblems(found)
      setSending({ status: 'failed', error, quote })
      emit('quote-error', { quote, message })
    } finally {
      isSending.current = false
    }
  }

  function showSent(quote: Quote): void {
    setSending({ status: 'sent' })
    clear(quote)
  }

  /** Resets the form, unless the visitor edited it while the quote was being sent. */
  function clear(sent: Quote): void {
    const element = form.current
    if (element && JSON.stringify(readQuote(element)) !== JSON.stringify(sent)) return
    element?.reset()
    setPhotos([])
    saveDraft({})
    setSentCount((count) => count + 1)
  }

  return { form, problems, sending, photos, setPhotos, prepare: prepareSender, change, submit }
}

/** Gives each photo its own name, because some form services keep only one file with the same name. */
function toField({ file }: Photo, index: number): ExtraField {
  return [`photo-${index + 1}`, file]
}

/** Restores the draft from before a reload. Returns a function that saves the draft. */
function useDraft(form: RefObject<HTMLFormElement | null>): (typed: Partial<Quote>) => void {
  const key = useRef('')
  useEffect(() => {
    const { name: draft, release } = claimName(draftKey)
    key.current = draft
    if (form.current) {
      // Keeps text that the visitor typed into a prerendered form before hydration, because it is newer than
      // the draft.
      fillFields(form.current, readDraft(draft))
      writeDraft(draft, typedFields(readQuote(form.current), {}))
    }
    return release
  }, [form])
  return (typed) => writeDraft(key.current, typed)
}

/** Fills in the values from the page's attributes, except in fields that the visitor has filled in. */
function usePrefilledFields(
  form: RefObject<HTMLFormElement | null>,
  { service, message }: PrefilledFields,
  sentCount: number,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again after each sent quote
  useEffect(() => {
    const element = form.current
    if (!element) return
    fillFields(element, { service, message })
    return () => fillFields(element, { service: '', message: '' }, { service, message })
  }, [form, service, message, sentCount])
}
