import { DEFAULT_CHOICES, type SnippetChoices } from '../../src/builder/snippet/choices.ts'

/** Example choices for the snippet builder. */
export const EXAMPLE_CHOICES: SnippetChoices = {
  ...DEFAULT_CHOICES,
  script: 'react',
  scriptFolder: 'https://your-site.example/',
  storeHost: 'https://store.example',
  storeId: 'your-store',
  businessName: 'Volt & Sons',
  ownerName: 'Marco Volt',
  phone: '(555) 010-0199',
  email: 'hello@voltandsons.example',
  storePage: '/store/',
  productPage: '/product/',
  successPage: '/success/',
}
