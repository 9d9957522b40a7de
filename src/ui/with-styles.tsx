import { type ComponentType, type ReactNode, useLayoutEffect } from 'react'
import { useAdoptStyles } from './element-context.tsx'

/**
 * Returns the component with its own CSS, which the shadow root adopts when the component first renders. For
 * lazy parts, because the element's definition only contains the CSS of the first render.
 */
export function withStyles<Props extends object>(
  styles: readonly string[],
  Component: ComponentType<Props>,
): ComponentType<Props> {
  return function Styled(props: Props): ReactNode {
    return (
      <>
        <Styles styles={styles} />
        <Component {...props} />
      </>
    )
  }
}

/** Comes before the component, so that the component's layout effects run with its styles. */
function Styles({ styles }: { styles: readonly string[] }) {
  const adopt = useAdoptStyles()
  useLayoutEffect(() => adopt(styles), [adopt, styles])
  return null
}
