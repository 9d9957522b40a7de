const told = new Set<string>()

/** Tells the page's author of a mistake; once, however many tags repeat it and however often they render. */
export function tellOnce(sentence: string, level: 'warn' | 'error' = 'warn'): void {
  if (told.has(sentence)) return
  told.add(sentence)
  console[level](sentence)
}
