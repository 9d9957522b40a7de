/** An original picture larger than this is not used, because form services and web hosts limit file sizes. */
export const MAX_ORIGINAL_BYTES = 5_000_000

const SIDE_PX = 16

/**
 * Returns whether a canvas can be read back as drawn. Browsers that protect visitors from fingerprinting,
 * such as Tor and Brave, change the pixels without an error, so a scaled picture would be noise.
 */
export function canReadCanvas(): boolean {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE_PX
  canvas.height = SIDE_PX
  const context = canvas.getContext('2d')
  if (!context) return false
  const drawn: number[] = []
  // Each pixel has its own color, because some browsers do not change a canvas of one color.
  for (let index = 0; index < SIDE_PX ** 2; index += 1) {
    const color = [index, 255 - index, (index * 7) % 256]
    context.fillStyle = `rgb(${color.join()})`
    context.fillRect(index % SIDE_PX, Math.floor(index / SIDE_PX), 1, 1)
    drawn.push(...color, 255)
  }
  try {
    const { data } = context.getImageData(0, 0, SIDE_PX, SIDE_PX)
    return drawn.every((value, position) => data[position] === value)
  } catch {
    return false
  }
}
