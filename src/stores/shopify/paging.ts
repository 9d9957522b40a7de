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

/** After this many pages without a new node, the list ends. */
const MAX_REPEATED = 3

/** Returns all pages' nodes, each once. A defective shop could repeat pages forever, with any cursors. */
export async function allPages<Node extends { id: string }>(
  load: (after: string | null) => Promise<Page<Node> | null | undefined>,
  first?: Page<Node>,
): Promise<Node[]> {
  const nodes = new Map<string, Node>()
  let repeated = 0
  for (let page = first ?? (await load(null)); page; page = page.next ? await load(page.next) : null) {
    const before = nodes.size
    for (const node of page.nodes) nodes.set(node.id, node)
    repeated = nodes.size > before ? 0 : repeated + 1
    if (repeated === MAX_REPEATED) break
  }
  return [...nodes.values()]
}
