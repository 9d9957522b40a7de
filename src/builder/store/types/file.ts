import { addressProblem, emailProblem } from '../../state/typed-addresses.ts'
import type { StoreType } from './store-type.ts'

export const productList: StoreType = {
  label: 'I list my products here',
  about: 'Payment links, or orders by email',
  fields: [
    {
      name: 'checkoutUrl',
      label: 'Where should orders go?',
      help: 'Your email address: the order opens in the visitor’s mail program. Or the address of a page that takes orders, with {order} where the order goes, such as https://wa.me/15550100144?text={order}.',
      problem: orderAddressProblem,
    },
  ],
}

/** Allows an empty field, because orders then go to the email address in the facts. */
function orderAddressProblem(text: string): string | undefined {
  if (!text) return undefined
  if (!/[/:]/.test(text)) return emailProblem(text)
  if (/^mailto:./i.test(text)) return undefined
  if (addressProblem(text)) return addressProblem(text)
  return text.includes('{order}')
    ? undefined
    : 'Add {order} to the address. It becomes the list of what the visitor ordered.'
}
