import { type RefObject, useEffect, useRef, useState } from 'react'
import { addressFromPage, leaveFor } from '../../navigation/address.ts'
import { giveBackDraft, keepDraft, readDraft, takeDraft } from '../../quote/draft.ts'
import { type Quote, type QuoteProblems, quoteProblems } from '../../quote/quote.ts'
import { quoteMail } from '../../quote/quote-mail.ts'
import { type QuoteError, type QuoteFormat, sendQuote } from '../../quote/send-quote.ts'
import { notImplementedNotice } from '../../toasts/notices.ts'
import { showToast } from '../../toasts/toast-store.ts'
import { useEmit } from '../../ui/element-events.ts'
import { fillFields, readExtraFields, readQuote, typedFields } from './form-fields.ts'

type Sending =
  | { status: 'idle' | 'sending' | 'sent' | 'mail' }
  | { status: 'failed'; message: string; quote: Quote }

/** Where quotes go; without an endpoint nowhere. */
interface Delivery {
  endpoint: string | undefined
  format: QuoteFormat
}

type ExtraFields = ReturnType<typeof readExtraFields>

/** Fields that the page may fill in. */
type GivenFields = Pick<Quote, 'service' | 'message'>

/** Returns the form's validation problems, the sending state, and the form's handlers. The form element holds the values. */
export function useQuoteForm({ endpoint, format }: Delivery, given: GivenFields) {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<QuoteProblems>({})
  const [sending, setSending] = useState<Sending>({ status: 'idle' })
  const [sentCount, setSentCount] = useState(0)
  const emit = useEmit()
  const saveDraft = useDraft(form)
  useGivenFields(form, given, sentCount)

  function change({ currentTarget }: { currentTarget: HTMLFormElement }): void {
    const quote = readQuote(currentTarget)
    saveDraft(typedFields(quote, given))
    // A solved problem disappears at once; new ones wait for the next submit.
    const remaining = quoteProblems(quote)
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([name]) => name in remaining)))
    setSending((before) => (before.status === 'sending' ? before : { status: 'idle' }))
  }

  function submit(element: HTMLFormElement): void {
    if (sending.status === 'sending') return
    const quote = readQuote(element)
    if (showProblems(quoteProblems(quote)) || !emit('quote-submit', { quote })) return
    if (!endpoint) showToast(notImplementedNotice)
    else if (endpoint.startsWith('mailto:')) openMail(endpoint, quote)
    else void send(addressFromPage(endpoint), quote, readExtraFields(element))
  }

  /** Returns whether there are any; the first one's field gets the focus. */
  function showProblems(found: QuoteProblems): boolean {
    setProblems(found)
    const [first] = Object.keys(found)
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    return first !== undefined
  }

  /** The form keeps its content: no script can tell whether the visitor sends the message. */
  function openMail(address: string, quote: Quote): void {
    setSending({ status: 'mail' })
    leaveFor(quoteMail(address, quote))
  }

  async function send(url: string, quote: Quote, { fields, isBot }: ExtraFields): Promise<void> {
    setSending({ status: 'sending' })
    try {
      // Bots are told that it worked.
      if (!isBot) await sendQuote({ url, format, fields }, quote)
      setSending({ status: 'sent' })
      clear(quote)
      emit('quote-sent', { quote })
    } catch (error) {
      const { message, problems: found } = error as QuoteError
      showProblems(found)
      setSending({ status: 'failed', message, quote })
      emit('quote-error', { quote, message })
    }
  }

  /** Empties the form, unless the visitor has begun another quote since this one was sent. */
  function clear(sent: Quote): void {
    const element = form.current
    if (element && JSON.stringify(readQuote(element)) !== JSON.stringify(sent)) return
    element?.reset()
    saveDraft({})
    setSentCount((count) => count + 1)
  }

  return { form, problems, sending, change, submit }
}

/** Fills in what was typed before a reload, and returns a function that saves what is typed. */
function useDraft(form: RefObject<HTMLFormElement | null>): (typed: Partial<Quote>) => void {
  const key = useRef('')
  useEffect(() => {
    const draft = takeDraft()
    key.current = draft
    if (form.current) {
      // A prerendered form may have been typed into before the script ran, which is newer than the draft.
      fillFields(form.current, readDraft(draft))
      keepDraft(draft, typedFields(readQuote(form.current), {}))
    }
    return () => giveBackDraft(draft)
  }, [form])
  return (typed) => keepDraft(key.current, typed)
}

/** Shows what the page gave in fields that the visitor has not filled in. */
function useGivenFields(
  form: RefObject<HTMLFormElement | null>,
  { service, message }: GivenFields,
  sentCount: number,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more for each quote that was sent
  useEffect(() => {
    const element = form.current
    if (!element) return
    fillFields(element, { service, message })
    return () => fillFields(element, { service: '', message: '' }, { service, message })
  }, [form, service, message, sentCount])
}
