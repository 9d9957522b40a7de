import type { Piece, SnippetChoices } from './choices.ts'
import { element, escapeText } from './markup.ts'

/**
 * What stands in a tag until its script has run, and for good where it never does: plain words that are true either way,
 * and how to reach the business. Only text and links, because block elements are pushed out of a tag by some editors.
 */
export function fallbackFor(piece: Piece, choices: SnippetChoices): string {
  const reach = waysToReach(choices)
  const business = escapeText(choices.businessName.trim())
  switch (piece) {
    case 'electrician-site':
      return `${business || 'Your electrician'}: ${reach}.`
    case 'store-front':
    case 'store-grid':
      return `To order from our shop, ${reach}.`
    case 'product-detail':
      return `To order this product, ${reach}.`
    case 'cart-button':
      return shortWay(choices)
    // Shows nothing of its own until it is opened.
    case 'cart-drawer':
      return ''
    case 'order-success':
      return `Thank you for your order. If you have a question, ${reach}.`
    case 'service-list':
      return `Residential and commercial wiring, emergencies, repairs, inspections and maintenance: ${reach}.`
    case 'about-owner':
      return `To talk to ${escapeText(choices.ownerName.trim()) || business || 'us'}, ${reach}.`
    case 'contact-info':
      return `In an emergency and for everything else, ${reach}.`
    case 'quote-form':
      return `For a quote, ${reach}.`
  }
}

function waysToReach({ phone, email }: SnippetChoices): string {
  const ways = [linkTo('call ', phoneLink(phone), phone), linkTo('write to ', emailLink(email), email)]
  return ways.filter(Boolean).join(' or ') || 'please get in touch'
}

/** A button has room for a few words. */
function shortWay({ phone, email }: SnippetChoices): string {
  return (
    linkTo('Order by phone: ', phoneLink(phone), phone) ||
    linkTo('Order by e-mail: ', emailLink(email), email)
  )
}

function linkTo(words: string, href: string, text: string): string {
  return href && `${words}${element('a', { href }, escapeText(text.trim()))}`
}

/** As the tags themselves dial: no extension, no trunk zero in brackets. */
export function phoneLink(phone: string): string {
  const [number = ''] = phone.split(/\s*(?:ext|x\b)/i)
  const dialled = number.replace('(0)', '').replace(/[^\d+*#,;]/g, '')
  return /\d/.test(dialled) ? `tel:${dialled}` : ''
}

export function emailLink(email: string): string {
  return /^[^\s@?&]+@[^\s@?&]+$/.test(email.trim()) ? `mailto:${email.trim()}` : ''
}
