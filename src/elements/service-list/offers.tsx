import { sectionTexts } from '../../texts/en/sections.ts'
import { sharedTexts } from '../../texts/en/shared.ts'
import { useBusiness, useTexts } from '../../ui/element-context.tsx'
import { Link } from '../../ui/link.tsx'
import { Text } from '../../ui/text.tsx'

/** The financing offer and the brands. Both are optional. */
export function Offers() {
  const text = useTexts(sectionTexts)
  const learnMore = useTexts(sharedTexts)('learn_more')
  const { financing, brands } = useBusiness()
  return (
    <>
      {financing && (
        <div className="offer">
          <h3 className="subheading">{text('financing')}</h3>
          <p>
            <Text>{financing.text}</Text>{' '}
            {financing.url && (
              <Link kind="page" href={financing.url}>
                {learnMore}
              </Link>
            )}
          </p>
        </div>
      )}
      {brands.length > 0 && (
        <div className="offer">
          <h3 className="subheading">{text('brands')}</h3>
          <ul className="brand-list">
            {brands.map((brand) => (
              <li key={brand}>{brand}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
