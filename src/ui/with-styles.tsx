import { type ComponentType, createContext, type ReactNode, useContext, useLayoutEffect } from 'react'

/** Adds CSS texts to the shadow root of the component's element. */
type AdoptStyles = (styles: readonly string[]) => void

const AdoptStylesContext = createContext<AdoptStyles>(() => {})

/** Provides the function that adds CSS to the element's shadow root. */
export const AdoptStylesProvider = AdoptStylesContext.Provider

/** Returns the function that adds CSS to the element's shadow root. */
export function useAdoptStyles(): AdoptStyles {
  return useContext(AdoptStylesContext)
}

/**
 * Returns the component with its own CSS, which the shadow root adopts when the component first renders. For lazy parts,
 * because the element's definition only contains the CSS of the first render.
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
