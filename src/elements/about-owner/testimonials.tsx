import type { Testimonial } from '../../business/business.ts'
import { sectionTexts } from '../../texts/en/sections.ts'
import { useTexts } from '../../ui/element-context.tsx'
import { Heading } from '../../ui/heading.tsx'

interface TestimonialsProps {
  /** The testimonials to show. */
  testimonials: readonly Testimonial[]
}

/** Quotes from customers. Renders nothing if there are none. */
export function Testimonials({ testimonials }: TestimonialsProps) {
  const text = useTexts(sectionTexts)
  if (testimonials.length === 0) return null
  return (
    <div className="testimonials">
      <Heading level={3} className="subheading">
        {text('customers_say')}
      </Heading>
      <ul className="testimonial-list">
        {testimonials.map(({ quote, name, place }) => (
          <li key={quote + name}>
            <figure className="testimonial">
              <blockquote className="testimonial-quote">{quote}</blockquote>
              <figcaption className="testimonial-name">
                {place ? text('testimonial_name', { name, place }) : name}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </div>
  )
}
