import { emailLink, phoneLink } from '../../business/links.ts'
import type { SnippetChoices } from './choices.ts'
import type { ElementName } from './elements.ts'
import { ELEMENTS } from './elements.ts'
import { element, escapeText } from './markup.ts'

/**
 * Returns the content that visitors see inside an element while the script loads or if it is blocked. The content has
 * only text and links, because some editors move block elements out of a custom element.
 */
export function fallbackFor(name: ElementName, choices: SnippetChoices): string {
  const contact = contactOptions(choices)
  const business = escapeText(choices.businessName.trim())
  const services = serviceNames(choices)
  const hasEmergency = choices.facts['emergency'] !== false
  switch (name) {
    case 'electrician-site':
      return `${business || 'Your local business'}: ${contact}.`
    case 'store-front':
    case 'store-grid':
      return `To order from our shop, ${contact}.`
    case 'product-card':
    case 'product-detail':
      return `To order this product, ${contact}.`
    case 'cart-button':
      return shortContact(choices)
    // `<buy-button>` uses its content as the button's label. Without content, the label is in the element's language.
    case 'buy-button':
      return choices.language ? '' : 'Add to Cart'
    // The cart drawer is closed at first, so it needs no content.
    case 'cart-drawer':
      return ''
    case 'order-success':
      return `Thank you for your order. If you have a question, ${contact}.`
    case 'service-list':
      return services ? `${services}: ${contact}.` : `To ask about our services, ${contact}.`
    case 'about-owner':
      return `To talk to ${escapeText(choices.ownerName.trim()) || business || 'us'}, ${contact}.`
    case 'contact-info':
      return hasEmergency
        ? `In an emergency and for everything else, ${contact}.`
        : `To reach us, ${contact}.`
    case 'quote-form':
      return `For a quote, ${contact}.`
    default:
      return ELEMENTS[name].hasStore
        ? `To order from our shop, ${contact}.`
        : `For more information, ${contact}.`
  }
}

/** Returns the titles of the owner's services, separated by commas. */
function serviceNames({ facts: { services } }: SnippetChoices): string {
  const titles = Array.isArray(services) ? services.map((service) => Object(service).title) : []
  return escapeText(titles.filter(Boolean).join(', '))
}

function contactOptions({ phone, email }: SnippetChoices): string {
  const options = [
    linkTo('call ', phoneLink(phone), phone),
    linkTo('write to ', emailLink(email.trim()), email),
  ]
  return options.filter(Boolean).join(' or ') || 'please get in touch'
}

/** Returns a contact link that is short enough to fit in a button. */
function shortContact({ phone, email }: SnippetChoices): string {
  return (
    linkTo('Order by phone: ', phoneLink(phone), phone) ||
    linkTo('Order by e-mail: ', emailLink(email.trim()), email)
  )
}

function linkTo(label: string, href: string | null, text: string): string {
  return href === null ? '' : `${label}${element('a', { href }, escapeText(text.trim()))}`
}
