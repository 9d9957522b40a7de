/** The ways to load the elements. */
export const BUILDS = ['the React script', 'the lite script', 'the modules'] as const
export type Build = (typeof BUILDS)[number]

/**
 * Returns the script tags of a page with a type of store.
 * @param settings the other attributes of the script tag
 * @param folder the URL of the folder with the scripts
 */
export function adapterScripts(build: Build, type: string, settings: string, folder = ''): string {
  const attributes = `data-store-type="${type}" ${settings}`
  if (build === 'the modules')
    return `<script type="module" src="${folder}/modules/electrician-elements.js" ${attributes}></script>`
  const file = build === 'the React script' ? 'electrician-elements.js' : 'electrician-elements.lite.js'
  return `<script src="${folder}/stores/${type}.js" defer></script><script src="${folder}/${file}" ${attributes} defer></script>`
}
