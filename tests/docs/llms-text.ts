import { readPage } from './markdown.ts'

/**
 * Returns the text of docs/llms.txt, a list of all pages for language models (https://llmstxt.org). Its sections are those
 * of docs/README.md.
 */
export function llmsText(): string {
  const [intro = '', ...sections] = readPage('docs/README.md').split(/^(?=## )/m)
  const [, summary = ''] = intro.split('\n\n')
  return [
    `# electrician-elements\n\n> ${summary.trim()}\n`,
    'Set `data-store-host` and `data-store-id` on the script tag, then write elements such as `<store-front></store-front>`. ' +
      'Every element needs a closing tag. Do not invent attributes: each element’s page lists them.\n',
    ...sections.map(withoutTable),
  ].join('\n')
}

/** Turns the rows of a section’s generated table into a list. */
function withoutTable(section: string): string {
  const text = section
    .replaceAll(/^<!--.*-->\n/gm, '')
    .replaceAll(/^\|(?: element \||---).*\n/gm, '')
    .replaceAll(/^\| (\[.+?\]\(.+?\)) \| (.+) \|$/gm, '- $1: $2')
  return `${text.trimEnd()}\n`
}
