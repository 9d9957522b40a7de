/** The position and size of an element in px, measured from the top and the inline start of the drawing. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The elements that the decorative line connects. A page may have no statistics or no call button. */
export interface WireStops {
  hero: Box
  /** Undefined if a photo replaces the illustration. */
  house: Box | undefined
  services: Box
  statistics: readonly Box[]
  callButton: Box | undefined
}

type Point = readonly [x: number, y: number]

/** Where the decorative line enters the house illustration, as fractions of the illustration's width. */
const FUSE_BOX = 43.5 / 180
const GROUND_ABOVE_EDGE = 22.5 / 180

/** The distance between the page's edge and the center of the decorative line. */
const INSET_PX = 10
const HALF_WIDTH_PX = 2
const TURN_PX = 30
/** The width from which the line runs around the services if a photo replaces the illustration. */
const WIDE_PX = 880

/**
 * Returns the SVG path of the decorative line, which runs into the house, around the services and past the
 * statistics to the call button.
 */
export function wirePath({ hero, house, services, statistics, callButton }: WireStops): string {
  const start = hero.x + INSET_PX
  const end = hero.x + hero.width - INSET_PX
  const heroEnd = hero.y + hero.height + HALF_WIDTH_PX
  const servicesEnd = services.y + services.height - HALF_WIDTH_PX
  const goesAround = house ? house.x > hero.x + hero.width / 4 : hero.width >= WIDE_PX

  const begin: Point = [start, 0]
  const aroundServices: Point[] = [
    [end, heroEnd],
    [end, servicesEnd],
    [start, servicesEnd],
  ]
  const branches = statistics.map(({ x, y }) => branchTo(x, y + HALF_WIDTH_PX))
  const last = callButton
    ? branchTo(callButton.x, callButton.y + callButton.height / 2)
    : (branches.at(-1) ?? [])
  const ground = house && house.y + house.height - house.width * GROUND_ABOVE_EDGE
  const intoHouse = house && ground ? [begin, ...branchTo(house.x, ground)] : []
  const fromHouse = house && ground ? outOfHouse(house, ground) : [begin, [start, heroEnd] as const]
  const lines = [
    intoHouse,
    [...(goesAround ? [...fromHouse, ...aroundServices] : [begin]), ...last],
    ...branches,
  ]
  return lines.map(roundedPath).join('')

  function outOfHouse({ x, width }: Box, y: number): Point[] {
    const fuseBox = x + width * FUSE_BOX
    return [
      [fuseBox, y],
      [fuseBox, heroEnd],
    ]
  }

  function branchTo(x: number, y: number): Point[] {
    return [
      [start, y],
      [x, y],
    ]
  }
}

/** Returns the SVG path of a line with rounded corners. Its segments must be horizontal or vertical. */
function roundedPath(points: readonly Point[]): string {
  return points
    .map(([x, y], index) => {
      const [before, after] = [points[index - 1], points[index + 1]]
      if (!before) return `M${x},${y}`
      if (!after) return `L${x},${y}`
      const [start, end] = [before, after].map((point) => `${towards(x, point[0])},${towards(y, point[1])}`)
      return `L${start}Q${x},${y} ${end}`
    })
    .join('')
}

/** Returns the coordinate at which a rounded corner starts or ends. */
function towards(from: number, to: number): number {
  return from + Math.max(-TURN_PX, Math.min(TURN_PX, to - from))
}
