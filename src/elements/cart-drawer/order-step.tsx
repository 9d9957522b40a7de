import { useId, useLayoutEffect, useRef, useState } from 'react'
import { changeItems } from '../../cart/cart.ts'
import { subtractLines } from '../../cart/cart-changes.ts'
import { formattedTotal } from '../../cart/formatted-total.ts'
import type { OrderMail } from '../../cart/order-mail.ts'
import { resetCheckout, type OrderStep as Step } from '../../checkout/checkout-store.ts'
import { orderTexts } from '../../texts/en/order.ts'
import { showToast } from '../../toasts/toast-store.ts'
import { useLocale, useTexts } from '../../ui/element-context.tsx'
import field from '../../ui/field.css?inline'
import { focusQuietly, useFocusHandoff } from '../../ui/focus.ts'
import { Text } from '../../ui/text.tsx'
import { withStyles } from '../../ui/with-styles.tsx'
import { lineName } from './cart-line.tsx'
import orderStep from './order-step.css?inline'

/** Tells the visitor what to do for an order, in place of the cart's lines. */
export const OrderStep = withStyles([field, orderStep], ({ step }: { step: Step }) => {
  const text = useTexts(orderTexts)
  const section = useRef<HTMLElement>(null)
  const id = useId()
  useFocusHandoff(section)
  useLayoutEffect(() => {
    if (section.current) focusQuietly(section.current)
  }, [])
  return (
    <section ref={section} className="order-step" aria-labelledby={id}>
      <p id={id}>{text(step.mail ? 'order_mail_opens' : 'order_to_enter')}</p>
      {step.mail ? <MailText mail={step.mail} step={step} labelId={id} /> : <Details step={step} />}
      <button type="button" className="button" data-kind="quiet" onClick={resetCheckout}>
        {text('back_to_cart')}
      </button>
    </section>
  )
})

/** The complete order, which visitors can copy into a mail. */
function MailText({ mail, step, labelId }: { mail: OrderMail; step: Step; labelId: string }) {
  const text = useTexts(orderTexts)
  const area = useRef<HTMLTextAreaElement>(null)
  const [isCopied, setIsCopied] = useState(false)

  function copy(): void {
    // The visitor can copy the selected text if the page has no access to the clipboard.
    area.current?.select()
    navigator.clipboard?.writeText(mail.text).then(
      () => setIsCopied(true),
      () => {},
    )
  }

  function confirm(): void {
    changeItems((lines) => subtractLines(lines, step.items))
    resetCheckout()
    showToast({ title: text('order_sent_title') })
  }

  return (
    <>
      <a href={mail.url}>{mail.url.split(/[:?]/)[1]}</a>
      <textarea ref={area} className="field-input" aria-labelledby={labelId} readOnly value={mail.text} />
      <button type="button" className="button" onClick={copy}>
        {text('order_copy')}
      </button>
      <p role="status" className={isCopied ? 'small-note' : 'visually-hidden'}>
        {isCopied && text('order_copied')}
      </p>
      <button type="button" className="button" data-kind="quiet" onClick={confirm}>
        {text('order_mail_sent')}
      </button>
    </>
  )
}

/** What the visitor has to enter on the payment page, and the button that opens the page. */
function Details({ step: { items, pay } }: { step: Step }) {
  const text = useTexts(orderTexts)
  const locale = useLocale()
  const fieldOf = (title: string, value: string) => text('field_value', { field: title, value })
  const details = items.flatMap((item) => [
    lineName({ ...item, custom_field_values: [] }, locale),
    fieldOf(text('order_quantity'), `${item.quantity}`),
    ...(item.custom_field_values ?? []).map(({ title, value }) => fieldOf(title, value)),
    fieldOf(text('total'), formattedTotal([item], locale)),
  ])
  return (
    <>
      <ul className="order-step-details">
        {details.map((detail) => (
          <li key={detail}>
            <Text>{detail}</Text>
          </li>
        ))}
      </ul>
      <button type="button" className="button" onClick={pay}>
        {text('payment_ready_button')}
      </button>
    </>
  )
}
