import { expect } from '@playwright/test'
import { snippetsIn } from '../../docs/markdown.ts'
import { factsScript } from './business-facts.ts'
import { completeQuote } from './quote-form.ts'

/** A recipe in docs/quote-services.md, and how the service responds. */
export interface Recipe {
  /** Text that only this recipe in the documentation contains. */
  mark: string
  path: string
  /** The fields that the service should receive. */
  fields: object
  /** The response of the service. */
  reply: object | string
  contentType: RegExp
}

export const sentQuote = { ...completeQuote, consent: 'yes' }
/** Matches the content type of requests in the format `json`. */
export const json = /^application\/json/
export const netlifyFields = { ...sentQuote, emergency: 'yes', 'form-name': 'quote' }

export const recipes: Record<string, Recipe> = {
  formspree: {
    mark: '"https://formspree.io/',
    path: '/f/your-form-id',
    fields: sentQuote,
    reply: { next: '/thanks', ok: true },
    contentType: json,
  },
  netlify: {
    mark: 'data-netlify',
    path: '/',
    fields: netlifyFields,
    reply: '<!doctype html><title>Thank you!</title>',
    contentType: /^application\/x-www-form-urlencoded/,
  },
  web3forms: {
    mark: '"https://api.web3forms.com/',
    path: '/submit',
    fields: { ...sentQuote, access_key: 'your-access-key' },
    reply: { success: true, message: 'Email sent successfully!' },
    contentType: json,
  },
  basin: {
    mark: '"https://usebasin.com/',
    path: '/f/your-form-id',
    fields: { ...sentQuote, emergency: 'yes' },
    reply: { success: true },
    contentType: /^(application\/x-www-form-urlencoded|multipart\/form-data)/,
  },
}

/** A script with the address of a privacy policy, so that the form asks for consent. */
export const consentFacts = factsScript({ links: { privacy: '/privacy' } }).replace(
  '<script',
  '<script data-electrician-business',
)

/** Returns the markup of a recipe in docs/quote-services.md. */
export function documentedMarkup(mark: string): string {
  const found = snippetsIn('docs/quote-services.md').filter(
    ({ section, code }) => section === 'Form services' && code.includes(mark),
  )
  expect(found).toHaveLength(1)
  return found[0]?.code ?? ''
}
