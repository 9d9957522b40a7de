import { type ComponentType, type ReactNode, useLayoutEffect } from 'react'
import { useAdoptStyles } from './element-context.tsx'

/**
 * Returns the component with its own CSS, which the shadow root adopts after the base styles when the
 * component first renders.
 */
export function withStyles<Props extends object>(
  styles: readonly string[],
  Component: ComponentType<Props>,
): (props: Props) => ReactNode {
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
