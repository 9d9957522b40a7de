// Entry of both scripts: every element in one file. It has no exports, so that `window.ElectricianElements` is the only
// global. The stylesheets come first, because they compress better next to each other.
import.meta.glob(['./styles/*.css', './ui/*.css', './tags/*/*.css'], { eager: true, query: '?inline' })
import.meta.glob('./tags/*/element.ts', { eager: true })
