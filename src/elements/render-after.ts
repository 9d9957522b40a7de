/** What tags that stand in the page have yet to render while they are being defined. */
export let putOff: (() => void)[] | undefined

/**
 * Runs `define`, then has the tags that it brings to life render: by then all of them have asked for their data. For the
 * scripts; a module defines one tag, which has nobody to wait for.
 */
export function renderAfter(define: () => void): void {
  putOff = []
  define()
  for (const render of putOff) {
    try {
      render()
    } catch (error) {
      // As the browser does with a tag that it brings to life: the next one is none the worse for it.
      reportError(error)
    }
  }
  putOff = undefined
}
