import { runLater } from '../navigation/page-lifecycle.ts'

const told = new Set<string>()

/** Tells the page's author of a mistake; once, however many tags repeat it and however often they render. */
export function tellOnce(sentence: string, level: 'warn' | 'error' = 'warn'): void {
  if (told.has(sentence)) return
  told.add(sentence)
  console[level](sentence)
}

/**
 * Does the same with an error once the page has loaded: until then a script of the page may set what is missing, for instance
 * with `configure`. The returned function prevents it.
 * @param isTrue whether the sentence is still true when it is about to be reported
 */
export function tellLater(sentence: string, isTrue: () => boolean): () => void {
  const tell = () => {
    timer = runLater(() => isTrue() && tellOnce(sentence, 'error'))
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  if (document.readyState === 'complete') tell()
  else addEventListener('load', tell, { once: true })
  return () => {
    clearTimeout(timer)
    removeEventListener('load', tell)
  }
}
