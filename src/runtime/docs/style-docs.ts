/** Descriptions of the custom properties that style the elements. The stylesheets define their defaults. */
export const styleDocs = {
  '--ee-accent': 'background of buttons, price badges and the cart badge',
  '--ee-on-accent': 'text on the accent color',
  '--ee-ink': 'text and focus outlines',
  '--ee-paper': 'background of the cart and of the “Add to Cart” bar on phones',
  '--ee-background': 'background of elements on your page; `Canvas` is the page’s default background',
  '--ee-surface': 'background of cards, messages and toasts',
  '--ee-line': 'borders and dividers',
  '--ee-muted': 'secondary text',
  '--ee-link': 'links',
  '--ee-alarm': 'errors',
  '--ee-good': 'stock and success messages',
  '--ee-picture-ground': 'background of pictures',
  '--ee-font': 'font family',
  '--ee-font-size':
    'base font size; all other font sizes scale with it, and `medium` is the visitor’s browser setting',
  '--ee-radius': 'corner radius of cards',
  '--ee-space': 'base unit of spacing',
} satisfies Record<string, string>
