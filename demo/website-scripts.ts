/** Returns a prerendered page that loads the script instead of the modules. */
export function withoutModules(html: string): string {
  return html
    .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/ type="module" src="\/modules\/[^"]*"/g, ' src="/electrician-elements.js" defer')
}
