import { type RefObject, useEffect, useRef, useState } from 'react'
import { addressFromPage } from '../../navigation/address.ts'
import { giveBackDraft, keepDraft, readDraft, takeDraft } from '../../quote/draft.ts'
import { type Quote, type QuoteProblems, quoteProblems } from '../../quote/quote.ts'
import { sendQuote } from '../../quote/send-quote.ts'
import { notImplementedNotice } from '../../toasts/notices.ts'
import { showToast } from '../../toasts/toast-store.ts'
import { useEmit } from '../../ui/element-events.ts'
import { fillFields, readQuote, typedFields } from './form-fields.ts'

export type Sending = { status: 'idle' | 'sending' | 'sent' } | { status: 'failed'; message: string }

/** Fields that the page may fill in. */
type GivenFields = Pick<Quote, 'service' | 'message'>

/** Returns the form's validation problems, the sending state, and the form's handlers. The form element holds the values. */
export function useQuoteForm(endpoint: string | undefined, given: GivenFields) {
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

  /** Returns the name of the first field with a problem, if there is one. */
  function submit(quote: Quote, isBot: boolean): string | undefined {
    if (sending.status === 'sending') return undefined
    const found = quoteProblems(quote)
    setProblems(found)
    const [first] = Object.keys(found)
    if (first) return first
    if (!emit('quote-submit', { quote })) return undefined
    if (endpoint) void send(endpoint, quote, isBot)
    else showToast(notImplementedNotice)
    return undefined
  }

  async function send(to: string, quote: Quote, isBot: boolean): Promise<void> {
    setSending({ status: 'sending' })
    try {
      // Bots are told that it worked.
      if (!isBot) await sendQuote(addressFromPage(to), quote)
      setSending({ status: 'sent' })
      clear(quote)
      emit('quote-sent', { quote })
    } catch (error) {
      const { message } = error as Error
      setSending({ status: 'failed', message })
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
