// Entry of the two scripts: every element in one file. It exports nothing, so that the script API stays the only global.
// Stylesheets come first because they compress better next to each other.
import.meta.glob(['./styles/*.css', './ui/*.css', './tags/*/*.css'], { eager: true, query: '?inline' })
import.meta.glob('./tags/*/element.ts', { eager: true })
