/** What the loader tells the modules that it loads. */
export interface PageLoader {
  /** The script tag with the page's settings; null if there is none. */
  readonly script: HTMLElement | null
  /**
   * Loads the file of a language. Returns undefined if there is none. The promise never rejects: the loader
   * tries again until it succeeds.
   */
  readonly loadLanguage: (language: string) => Promise<unknown> | undefined
  /** Loads the adapter of a type of store. Does nothing if there is none. */
  readonly loadStore: (type: string | undefined) => void
}

/** The loader and its modules are separate bundles, so they share this property of `window`. */
const KEY = Symbol.for('electrician-elements-loader')

/** Returns the loader of this page. */
export function findLoader(): PageLoader | undefined {
  return Reflect.get(window, KEY)
}

/** Publishes the loader for its modules. */
export function publishLoader(loader: PageLoader): void {
  Reflect.set(window, KEY, loader)
}
