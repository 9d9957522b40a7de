import { __iconData as arrowLeftIcon } from 'lucide-react/icons/arrow-left'
import { goBackToPage } from '../../navigation/go-back.ts'
import { productTexts } from '../../texts/en/product.ts'
import { useTexts } from '../../ui/element-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { useWebsite } from '../../ui/website-context.ts'

interface BackLinkProps {
  /** The URL of the store. */
  storeUrl: string
}

/** A link to the store. A click goes back in the history if the visitor came from there. */
export function BackLink({ storeUrl }: BackLinkProps) {
  const text = useTexts(productTexts)
  const goBackTo = useWebsite()?.router.goBackTo ?? goBackToPage
  return (
    <Link className="back-link" kind="store" href={storeUrl} goBackTo={goBackTo}>
      <Icon data={arrowLeftIcon} />
      {text('back_to_store')}
    </Link>
  )
}
