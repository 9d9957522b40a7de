import { readFileSync } from 'node:fs'

interface Group {
  text: string
  items: { text: string; link: string }[]
}

/** Returns the sidebar of the site: the sections of docs/README.md, each with its pages. */
export function sidebar(index: string): Group[] {
  const sections = readFileSync(index, 'utf8').split(/^## /m).slice(1)
  return sections.map((section) => ({
    text: section.split('\n', 1)[0] ?? '',
    items: [...section.matchAll(/^(?:- |\| )\[`?([^\]`]+)`?\]\(([^)]+)\.md\)/gm)].map(
      ([, text = '', path]) => ({ text: text.replaceAll('<', '&lt;'), link: `/${path}` }),
    ),
  }))
}
