import { useEffect, useRef, useState } from 'react'
import { addressFromPage } from '../../navigation/address.ts'
import { sendQuote } from '../../provider/send-quote.ts'
import { giveBackDraft, keepDraft, readDraft, takeDraft } from '../../quote/draft.ts'
import {
  EMPTY_QUOTE,
  type Quote,
  type QuoteProblems,
  type QuoteService,
  quoteProblems,
} from '../../quote/quote.ts'
import { notImplementedNotice } from '../../toasts/notices.ts'
import { showToast } from '../../toasts/toast-store.ts'
import { useEmit } from '../../ui/element-events.ts'

export type Sending = { status: 'idle' | 'sending' | 'sent' } | { status: 'failed'; message: string }

/** What is typed, what is wrong with it, and how sending goes. */
export function useQuoteForm(endpoint: string | undefined, service: QuoteService, message: string) {
  /** Nothing yet: what is rendered first must not depend on the browser. */
  const [typed, setTyped] = useState<Partial<Quote>>()
  const quote: Quote = { ...EMPTY_QUOTE, ...(typed && { service, message, ...typed }) }
  const [problems, setProblems] = useState<QuoteProblems>({})
  const [sending, setSending] = useState<Sending>({ status: 'idle' })
  const emit = useEmit()
  const latest = useRef(typed)
  latest.current = typed
  const draft = useRef('')
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has come to life
  useEffect(() => {
    draft.current = takeDraft()
    // A prerendered form may have been written into before there was a script.
    const early = new FormData(form.current as HTMLFormElement)
    keep(readDraft(draft.current, { ...Object.fromEntries(early), emergency: early.has('emergency') }))
    return () => giveBackDraft(draft.current)
  }, [])

  function keep(next: Partial<Quote>): void {
    setTyped(next)
    keepDraft(draft.current, next)
  }

  function change(part: Partial<Quote>): void {
    keep({ ...typed, ...part })
    // A message goes as soon as it is no longer true; new ones wait for the next submit.
    const still = quoteProblems({ ...quote, ...part })
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([name]) => name in still)))
    if (sending.status !== 'sending') setSending({ status: 'idle' })
  }

  /** Returns the first field that can't stay as it is, if any. */
  function submit(isBot: boolean): string | undefined {
    if (sending.status === 'sending') return undefined
    const found = quoteProblems(quote)
    setProblems(found)
    const [first] = Object.keys(found)
    if (first) return first
    if (!emit('quote-submit', { quote })) return undefined
    if (endpoint) void send(endpoint, isBot)
    else showToast(notImplementedNotice)
    return undefined
  }

  async function send(to: string, isBot: boolean): Promise<void> {
    setSending({ status: 'sending' })
    try {
      // A machine is told what it wants to hear.
      if (!isBot) await sendQuote(addressFromPage(to), quote)
      setSending({ status: 'sent' })
      // What is typed meanwhile is another quote.
      if (latest.current === typed) keep({})
      emit('quote-sent', { quote })
    } catch (error) {
      const { message } = error as Error
      setSending({ status: 'failed', message })
      emit('quote-error', { quote, message })
    }
  }

  return { form, quote, typed, problems, sending, change, submit }
}
