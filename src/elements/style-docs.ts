/** What each property that a page can style the tags with sets. Their defaults stand in the sheet. */
export const styleDocs: Record<string, string> = {
  '--ee-accent': 'buttons, price badges, the number on the cart',
  '--ee-on-accent': 'text on the accent',
  '--ee-ink': 'text, outlines',
  '--ee-paper': 'the cart, the bar that stays in reach on a phone',
  '--ee-surface': 'cards, notices',
  '--ee-line': 'hairlines',
  '--ee-muted': 'secondary text',
  '--ee-link': 'links',
  '--ee-alarm': 'what has gone wrong',
  '--ee-good': 'what is in stock',
  '--ee-picture-ground': 'what a picture stands on',
  '--ee-font': 'the family of letters',
  '--ee-font-size': 'the size everything scales with; `medium` is the visitor’s own',
  '--ee-radius': 'corners of cards',
  '--ee-space': 'the step of all distances',
}
