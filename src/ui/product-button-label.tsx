import type { ReactNode } from 'react'
import { storeTexts } from '../texts/en/store.ts'
import { useTexts } from './locale-context.ts'

interface ProductButtonLabelProps {
  /** The product's title, for screen readers. */
  title: string
  /** The visible label. */
  children: ReactNode
}

/** The label of a button for a product. Its name for screen readers includes the product's title. */
export function ProductButtonLabel({ title, children }: ProductButtonLabelProps) {
  const name = useTexts(storeTexts)('button_for_product', { button: '{button}', title: '{title}' })
  const [before, after] = name.split('{button}').map((text) => text.replace('{title}', () => title))
  return (
    <>
      <Hidden text={before} />
      {children}
      <Hidden text={after} />
    </>
  )
}

function Hidden({ text }: { text: string | undefined }) {
  return (
    text && (
      <span key={text} className="visually-hidden">
        {text}
      </span>
    )
  )
}
