import { type ReactNode, useContext } from 'react'
import { ElementContext } from '../../src/ui/element-context.tsx'

interface ChangedContextProps extends Partial<ElementContext> {
  children: ReactNode
}

/** Changes parts of the element's context for the components inside it. */
export function ChangedContext({ children, ...changes }: ChangedContextProps) {
  const value = { ...useContext(ElementContext), ...changes }
  return <ElementContext.Provider value={value}>{children}</ElementContext.Provider>
}
