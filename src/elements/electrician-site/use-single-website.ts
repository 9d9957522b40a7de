import { useEffect } from 'react'
import { report } from '../../diagnostics/report.ts'
import { connectedElements } from '../../runtime/element-hosts.ts'

/** Reports a second website on the page. */
export function useSingleWebsite(): void {
  useEffect(() => {
    report('second-website', () => {
      const websites = [...connectedElements].filter(
        ({ definition }) => definition.name === 'electrician-site',
      )
      return websites.length > 1 ? {} : undefined
    })
  }, [])
}
