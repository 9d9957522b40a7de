import { runLater } from '../navigation/page-lifecycle.ts'

const reported = new Set<string>()

/** Reports a mistake to the page's author, once for all elements and renders that repeat it. */
export function warnOnce(sentence: string, level: 'warn' | 'error' = 'warn'): void {
  if (reported.has(sentence)) return
  reported.add(sentence)
  console[level](sentence)
}

/**
 * Reports a mistake as an error once the page has loaded: until then a script of the page may still correct it, for example
 * with `configure`. The returned function cancels the report.
 * @param isTrue whether the sentence is still true when it is about to be reported
 */
export function reportAfterLoad(sentence: string, isTrue: () => boolean): () => void {
  const report = () => {
    timer = runLater(() => isTrue() && warnOnce(sentence, 'error'))
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  if (document.readyState === 'complete') report()
  else addEventListener('load', report, { once: true })
  return () => {
    clearTimeout(timer)
    removeEventListener('load', report)
  }
}
