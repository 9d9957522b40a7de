import { useEffect } from 'react'
import { note } from '../../diagnostics/notes.ts'
import { connectedElements } from '../../runtime/element-hosts.ts'

/** Reports a second website on the page. */
export function useSingleWebsite(): void {
  useEffect(
    () =>
      note('second-website', () => {
        const websites = [...connectedElements].filter(
          ({ definition }) => definition.name === 'electrician-site',
        )
        return websites.length > 1 ? {} : undefined
      }),
    [],
  )
}
