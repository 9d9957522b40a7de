/** Texts about the owner and the services. */
export const sectionTexts = {
  // The description of the portrait for screen readers.
  portrait_alt: '{name}, owner',
  portrait_alt_unnamed: 'The owner',
  about_name: 'About {name}',
  about_consultation: 'Schedule a Consultation',
  customers_say: 'What Customers Say',
  // The author of a quote, and the town.
  testimonial_name: '{name}, {place}',
  // The average rating on another website, such as 4.9.
  rated: 'Rated {rating} out of 5',
  review_count: { one: '{count} review', other: '{count} reviews' },
  // A link to the page where customers write reviews.
  review_us: 'Review Us',
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
