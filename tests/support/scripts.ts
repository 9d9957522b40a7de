/** The paths of the scripts under test. */
export const scripts = {
  loader: '/modules/electrician-elements.js',
  lite: '/electrician-elements.lite.js',
  react: '/electrician-elements.js',
  /** An app that is bundled from the npm package. */
  app: '/app/main.js',
}

/** The tag of tests that run with every script and in Firefox: the ten most important paths of visitors. */
export const smoke = /@smoke/

/** Returns a script tag. The one-file scripts are classic scripts. */
export function scriptElement(path: string, attributes: string): string {
  const type = path.startsWith('/electrician-elements') ? '' : 'type="module" '
  return `<script ${type}src="${path}" ${attributes}></script>`
}
