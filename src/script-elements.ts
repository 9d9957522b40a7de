// All elements of the one-file scripts. The stylesheets come first and the components next to each other,
// because grouping them improves compression. Not in the entry point, because the bundler moves these imports
// to its start.
import.meta.glob(['./styles/*.css', './ui/*.css', './elements/*/*.css'], { eager: true, query: '?inline' })
import.meta.glob('./elements/**/*.tsx', { eager: true })
import.meta.glob('./elements/*/element.ts', { eager: true })
