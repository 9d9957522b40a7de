import { type ReactNode, useInsertionEffect } from 'react'
import { useAdoptStyles } from './element-context.tsx'

/**
 * Returns the component with its own CSS, which the shadow root adopts after the base styles when the
 * component first renders, before any layout effect.
 */
export function withStyles<Props extends object>(
  styles: readonly string[],
  render: (props: Props) => ReactNode,
): (props: Props) => ReactNode {
  // biome-ignore lint/correctness/noComponentHookFactories: runs once for each component
  return function Styled(props: Props): ReactNode {
    const adopt = useAdoptStyles()
    useInsertionEffect(() => adopt(styles), [adopt])
    return render(props)
  }
}
