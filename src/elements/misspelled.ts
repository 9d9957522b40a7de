import { tellOnce } from './tell-once.ts'

/** Attributes that belong to HTML, to a framework or to the page, whatever they are called. */
const FOREIGN = /^(?:on|_|(?:aria|data|hx|ng|v|wp|x)-)|[^\w-]/

/**
 * Names attributes that look like misspellings of the known ones. Others are none of our business: pages and frameworks put
 * attributes of their own on any element.
 * @param prefix what stands before each name in the page
 */
export function reportMisspellings(
  tag: string,
  names: readonly string[],
  known: readonly string[],
  prefix = '',
): void {
  for (const name of names) {
    if (known.includes(name) || FOREIGN.test(name)) continue
    const meant = known.find((other) => isAlike(plain(name), plain(other)))
    if (meant)
      tellOnce(
        `<${tag}> does not know the attribute ${prefix}${name}, which is ignored. Did you mean ${prefix}${meant}?`,
      )
  }
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[-_]/g, '')
}

/** Whether one typing error makes one of the other; two in a long name. */
function isAlike(name: string, other: string): boolean {
  return distance(name, other) <= (other.length > 6 ? 2 : 1)
}

/** How many letters must be added, removed or replaced. */
function distance(from: string, to: string): number {
  let row = [...to, ''].map((_, index) => index)
  // Not `entries()`, which Prototype.js replaces.
  for (let index = 0; index < from.length; index++) {
    const next = [index + 1]
    for (let column = 0; column < to.length; column++)
      next.push(
        Math.min(
          (row[column] as number) + Number(from[index] !== to[column]),
          (row[column + 1] as number) + 1,
          (next[column] as number) + 1,
        ),
      )
    row = next
  }
  return row[to.length] as number
}
