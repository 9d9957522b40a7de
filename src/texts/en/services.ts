/** Texts of the services. */
export const serviceTexts = {
  our_services: 'Our Services',
  rates: 'Professional Rates',
  // `range` is a price range, such as “$$”.
  rates_range: 'Professional Rates · {range}',
  our_work: 'Our Work',
  // Labels of two pictures of the same job.
  work_before: 'Before',
  work_after: 'After',
  // The title of a list of brands, whose products the business installs or repairs.
  brands: 'Brands We Work With',
  // The title of the offer to pay in installments.
  financing: 'Financing',
} as const
