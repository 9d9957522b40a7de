import type { Business } from '../../business/business.ts'
import { ignoreBaseHref } from '../../navigation/url.ts'
import { sectionTexts } from '../../texts/en/sections.ts'
import { isEnglish } from '../../texts/locale.ts'
import { numberText } from '../../texts/number-text.ts'
import { useLocale, useTexts } from '../../ui/element-context.tsx'
import { Text } from '../../ui/text.tsx'

interface ReviewsProps {
  /** The rating on another website, the number of reviews there, and its URL. */
  reviews: NonNullable<Business['reviews']>
}

/** The rating on another website, with a link to read and write reviews there. */
export function Reviews({ reviews: { rating, count, url } }: ReviewsProps) {
  const text = useTexts(sectionTexts)
  const locale = useLocale()
  // In English, `numberText` is only for whole numbers.
  const score = rating && (isEnglish(locale) ? `${rating}` : numberText(rating, locale))
  return (
    <p className="reviews">
      {score && (
        <strong>
          <Text>{text('rated', { rating: score })}</Text>
        </strong>
      )}
      {count && (
        <span className="reviews-count">
          <Text>{text('review_count', { count })}</Text>
        </span>
      )}
      {url && (
        <a href={ignoreBaseHref(url)} target="_blank" rel="noopener noreferrer">
          {text('review_us')}
        </a>
      )}
    </p>
  )
}
