import type { SnippetChoices } from './choices.ts'
import { attributesOf, type ElementName, ownAttributesOf } from './elements.ts'
import type { Attributes } from './markup.ts'

/** Returns the values of an element's attributes. */
export function attributeValues(name: ElementName, choices: SnippetChoices): Attributes {
  const shared: Attributes = {
    'business-name': choices.businessName.trim(),
    'owner-name': choices.ownerName.trim(),
    phone: choices.phone.trim(),
    email: choices.email.trim(),
    'product-url': productAddress(choices),
    'store-url': choices.storePage.trim(),
    'success-url': choices.successPage.trim(),
  }
  const defined = attributesOf(name)
  const own = ownAttributesOf(name).map(([attribute, { type, default: standard }]) => {
    const value = choices.attributes[`${name}.${attribute}`]?.trim() ?? ''
    return [attribute, type === 'flag' && value ? true : value === standard ? '' : value]
  })
  return {
    ...languageAttributes(choices),
    ...Object.fromEntries(Object.entries(shared).filter(([attribute]) => attribute in defined)),
    ...Object.fromEntries(own),
  }
}

/** Returns the attributes that set an element's language and direction. */
function languageAttributes({ language }: SnippetChoices): Attributes {
  return { lang: language, dir: language === 'ar' ? 'rtl' : '' }
}

/** Returns the URL pattern of product pages. `<product-detail>` reads the product ID from the query string. */
function productAddress({ productPage, attributes }: SnippetChoices): string {
  const [page = '', ...hash] = productPage.trim().split(/(?=#)/)
  const parameter = encodeURIComponent(attributes['product-detail.product-param']?.trim() || 'ee-product')
  return productPage.trim() && `${page}${page.includes('?') ? '&' : '?'}${parameter}={id}${hash.join('')}`
}
