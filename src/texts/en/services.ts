/** Texts of the services. */
export const serviceTexts = {
  our_services: 'Our Services',
  rates: 'Professional Rates',
  // `range` is a price range, such as “$$”.
  rates_range: 'Professional Rates · {range}',
  our_work: 'Our Work',
} as const
