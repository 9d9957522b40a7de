import { useEffect } from 'react'
import { runLater } from '../../navigation/page-lifecycle.ts'
import { connectedElements } from '../../runtime/connected-elements.ts'
import { warnOnce } from '../../runtime/warn-once.ts'

/** Warns page authors about a second website on the page. Waits a moment, because a router may replace the first one. */
export function useSingleWebsite(): void {
  useEffect(() => {
    const timer = runLater(() => {
      const websites = [...connectedElements].filter(
        ({ definition }) => definition.name === 'electrician-site',
      )
      if (websites.length > 1)
        warnOnce(
          'This page contains more than one <electrician-site>. Each of them sets the page’s title and shows the screen for ' +
            'the page’s URL, so visitors see every screen twice. Keep only one.',
        )
    })
    return () => clearTimeout(timer)
  }, [])
}
