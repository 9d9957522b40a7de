import { useId, useLayoutEffect, useRef, useState } from 'react'
import { changeItems } from '../../cart/cart.ts'
import { subtractLines } from '../../cart/cart-changes.ts'
import { formattedTotal } from '../../cart/formatted-total.ts'
import type { OrderMail } from '../../cart/order-mail.ts'
import { endStep, type OrderStep as Step } from '../../checkout/checkout-store.ts'
import { cartPanelTexts } from '../../texts/en/cart-panel.ts'
import { checkoutTexts } from '../../texts/en/checkout.ts'
import { orderStepTexts } from '../../texts/en/order-steps.ts'
import { showToast } from '../../toasts/toast-store.ts'
import field from '../../ui/field.css?inline'
import { focusQuietly, useFocusHandoff } from '../../ui/focus.ts'
import { useLocale, useTexts } from '../../ui/locale-context.ts'
import { Text } from '../../ui/text.tsx'
import { withStyles } from '../../ui/with-styles.tsx'
import { lineName } from './cart-line.tsx'
import orderStep from './order-step.css?inline'

/** Tells the visitor what to do for an order, in place of the cart's lines. Moves focus to the explanation. */
export const OrderStep = withStyles([field, orderStep], ({ step }: { step: Step }) => {
  const text = useTexts(orderStepTexts)
  const container = useRef<HTMLElement>(null)
  const explanation = useRef<HTMLParagraphElement>(null)
  const id = useId()
  useFocusHandoff(container)
  useLayoutEffect(() => {
    if (explanation.current) focusQuietly(explanation.current)
  }, [])
  const { mail, pay } = step
  return (
    <section ref={container} className="order-step" aria-labelledby={id}>
      <p ref={explanation} id={id} className="order-step-text">
        {text(!mail ? 'order_to_enter' : mail.isComplete ? 'order_mail_opens' : 'order_mail_incomplete')}
      </p>
      {mail ? <MailText mail={mail} step={step} labelId={id} /> : <Details step={step} onPay={pay} />}
      <button type="button" className="button" data-kind="quiet" onClick={endStep}>
        {text('back_to_cart')}
      </button>
    </section>
  )
})

interface MailTextProps {
  mail: OrderMail
  step: Step
  /** ID of the element that explains what to do with the text. */
  labelId: string
}

/** The complete order, which visitors can copy into a mail. */
function MailText({ mail, step, labelId }: MailTextProps) {
  const text = useTexts(orderStepTexts)
  const area = useRef<HTMLTextAreaElement>(null)
  const [status, setStatus] = useState<'order_copied' | 'order_not_copied'>()

  async function copy(): Promise<void> {
    area.current?.select()
    try {
      await navigator.clipboard.writeText(mail.text)
      setStatus('order_copied')
    } catch {
      // The page has no access to the clipboard, for example because it was loaded over http.
      area.current?.focus()
      setStatus('order_not_copied')
    }
  }

  function confirm(): void {
    changeItems((lines) => subtractLines(lines, step.items))
    endStep()
    showToast({ title: text('order_sent_title'), description: text('order_sent_text') })
  }

  return (
    <>
      <a className="order-step-address" href={mail.url}>
        {text('order_mail_to', { email: mail.recipient })}
      </a>
      <textarea ref={area} className="field-input" aria-labelledby={labelId} readOnly value={mail.text} />
      <button type="button" className="button" onClick={() => void copy()}>
        {text('order_copy')}
      </button>
      <p role="status" className="small-note">
        {status && text(status)}
      </p>
      <button type="button" className="button" data-kind="quiet" onClick={confirm}>
        {text('order_mail_sent')}
      </button>
    </>
  )
}

/** What the visitor has to enter on the payment page, and the button that opens the page. */
function Details({ step: { items }, onPay }: { step: Step; onPay: (() => void) | undefined }) {
  const text = useTexts(orderStepTexts)
  const cartText = useTexts(cartPanelTexts)
  const payText = useTexts(checkoutTexts)('payment_ready_button')
  const locale = useLocale()
  const details = items.flatMap(({ quantity, custom_field_values = [] }) => [
    { title: text('order_quantity'), value: `${quantity}` },
    ...custom_field_values,
  ])
  details.push({ title: cartText('total'), value: formattedTotal(items, locale) })
  return (
    <>
      {items.map((item) => (
        <p key={item.key}>
          <Text>{lineName({ ...item, custom_field_values: [] }, locale)}</Text>
        </p>
      ))}
      <ul className="order-step-details">
        {details.map(({ title, value }) => (
          <li key={title}>
            <Text>{cartText('field_value', { field: title, value })}</Text>
          </li>
        ))}
      </ul>
      <button type="button" className="button" onClick={onPay}>
        {payText}
      </button>
    </>
  )
}
