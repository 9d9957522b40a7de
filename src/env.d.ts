/** The package's version, put in by the build (vite.config.ts). */
declare const __VERSION__: string
/** A name for the sources that this was built of (build/sources.ts). */
declare const __SOURCES__: string
/** The names of all elements, from the folders of `src/tags` (build/element-names.ts). */
declare const __ELEMENT_NAMES__: readonly string[]
