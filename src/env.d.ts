/** The package's version, put in by the build (vite.config.ts). */
declare const __VERSION__: string
/** A name for the sources that this was built of (build/sources.ts). */
declare const __SOURCES__: string
