/** Texts about the owner. */
export const aboutTexts = {
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
} as const
