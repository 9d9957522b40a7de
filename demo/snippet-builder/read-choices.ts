import { GROUNDS, HOSTS, PIECES, type Piece, type SnippetChoices } from './choices.ts'

/** What the builder's form says: as its data, or as the query of an address. Both come with the names of its fields. */
export type Said = FormData | URLSearchParams

/** The tags' own amber needs no words. */
const usualAccent = '#ffb000'

export function readChoices(said: Said): SnippetChoices {
  const text = (name: string) => String(said.get(name) ?? '')
  const accent = text('accent')
  return {
    pieces: piecesIn(said),
    host: oneOf(HOSTS, text('host')),
    script: oneOf(['react', 'lite'], text('script')),
    scriptFolder: text('script-folder'),
    integrity: text('integrity'),
    storeHost: text('store-host'),
    storeId: text('store-id'),
    businessName: text('business-name'),
    ownerName: text('owner-name'),
    phone: text('phone'),
    email: text('email'),
    storePage: text('store-page'),
    productPage: text('product-page'),
    successPage: text('success-page'),
    accent: accent === usualAccent ? '' : accent,
    ground: oneOf(GROUNDS, text('ground')),
  }
}

function piecesIn(said: Said): readonly Piece[] {
  const what = said.get('what')
  if (what === 'site') return ['electrician-site']
  if (what === 'store') return ['store-front']
  return PIECES.filter((piece) => said.getAll('piece').includes(piece))
}

function oneOf<const Value extends string>(values: readonly [Value, ...Value[]], text: string): Value {
  return values.find((value) => value === text) ?? values[0]
}
