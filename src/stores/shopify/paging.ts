import {
  arrayOf,
  boolean,
  type Decoder,
  nonEmptyString,
  object,
  withDefault,
} from '../../untrusted/decoders.ts'

/** The maximum number of nodes per page. */
export const MAX_NODES = 250

/** A page of a list. */
export interface Page<Node> {
  nodes: Node[]
  /** The cursor of the next page; null on the last page. */
  next: string | null
}

const pageInfoDecoder = object({ hasNextPage: boolean, endCursor: nonEmptyString })

/** Returns a decoder for a page, which leaves out invalid nodes. */
/* @__NO_SIDE_EFFECTS__ */
export function pageOf<Node>(node: Decoder<Node>): Decoder<Page<Node>> {
  const decoder = object({ nodes: arrayOf(node), pageInfo: withDefault(pageInfoDecoder, null) })
  return (value) => {
    const { nodes, pageInfo } = decoder(value) ?? {}
    return nodes && { nodes, next: pageInfo?.hasNextPage ? pageInfo.endCursor : null }
  }
}

/** Returns a decoder that also accepts null. */
/* @__NO_SIDE_EFFECTS__ */
export function nullable<Value>(decoder: Decoder<Value>): Decoder<Value | null> {
  return (value) => (value === null ? null : decoder(value))
}

/** Returns the nodes of all pages. */
export async function allPages<Node>(
  load: (after: string | null) => Promise<Page<Node> | null | undefined>,
  first?: Page<Node>,
): Promise<Node[]> {
  let page = first ?? (await load(null))
  const nodes = [...(page?.nodes ?? [])]
  while (page?.next) {
    const after: string = page.next
    page = await load(after)
    nodes.push(...(page?.nodes ?? []))
    // A defective store could send the same page forever.
    if (page?.next === after) break
  }
  return nodes
}
