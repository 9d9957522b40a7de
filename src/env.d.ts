/** The version of the package, which the build inserts (vite.config.ts). */
declare const __VERSION__: string
/** Identifies the source files that the build was made from (build/source-hash.ts). */
declare const __SOURCES__: string
/** The languages that have a file in src/languages, such as `de`. */
declare const __LANGUAGES__: readonly string[]
/** The types of stores that have an adapter in src/stores, such as `file`. */
declare const __STORES__: readonly string[]
/** The names of all elements, without a prefix. */
declare const __ELEMENT_NAMES__: readonly string[]
/** The keys of all texts, for messages about unknown keys. */
declare const __TEXT_KEYS__: readonly string[]
/** Whether the loader loads this build (build/modules.config.ts). */
declare const __HAS_LOADER__: boolean
/** Whether this build is a one-file script, which contains no messages (vite.config.ts). */
declare const __ONE_FILE__: boolean
/**
 * The files to load for each element and for the script API, as positions in the list of all files. The last
 * file is the module itself; the others are the files that it imports (build/modules/build-loader.ts).
 */
declare const __MODULES__: {
  /** The names of the files next to the loader, without `.js`. */
  readonly files: readonly string[]
  readonly modules: Readonly<Record<string, readonly number[]>>
}
