// Entry point of the package, with every element and the script API. The website and its sections load in
// separate chunks, so that they do not delay the elements of the store.
import.meta.glob(
  [
    './elements/*/element.ts',
    '!./elements/{about-owner,contact-info,electrician-site,quote-form,service-list}/element.ts',
  ],
  { eager: true },
)

export type { OwnerFacts } from './business/business.ts'
export type { Quote } from './quote/quote.ts'
export * from './script-api.ts'
export type { ElementEvents } from './ui/element-events.ts'

const separate = import.meta.glob(
  './elements/{about-owner,contact-info,electrician-site,quote-form,service-list}/element.ts',
)
for (const load of Object.values(separate)) {
  load().catch((error: unknown) => {
    console.error(
      'Some modules of electrician-elements could not be loaded, so their elements stay empty. Check that ' +
        'every file of the bundle is served.',
      error,
    )
  })
}
