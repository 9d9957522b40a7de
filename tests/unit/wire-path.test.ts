import { describe, expect, it } from 'vitest'
import { wirePath } from '../../src/elements/electrician-site/home/wire-path.ts'

const beside = {
  hero: { x: 0, y: 16, width: 1000, height: 600 },
  house: { x: 500, y: 64, width: 480, height: 500 },
  services: { x: 0, y: 616, width: 1000, height: 900 },
  statistics: [
    { x: 20, y: 1900, width: 200, height: 80 },
    { x: 220, y: 1900, width: 200, height: 80 },
  ],
  callButton: { x: 40, y: 2200, width: 200, height: 52 },
}
const below = { ...beside, house: { ...beside.house, x: 20 } }

/** Returns the start, corner and end points of each line of a path. */
function linesOf(path: string): string[] {
  return path
    .split('M')
    .filter(Boolean)
    .map((line) => line.replaceAll(/L[^L]*Q(\S+) [^L]*/g, ' $1').replace('L', ' '))
}

describe('wirePath()', () => {
  it('runs below a photo and around the services if there is no house', () => {
    expect(linesOf(wirePath({ ...beside, house: undefined }))[0]).toBe(
      '10,0 10,618 990,618 990,1514 10,1514 10,2226 40,2226',
    )
  })

  it('draws the wire into the house at ground level', () => {
    expect(linesOf(wirePath(beside))[0]).toBe('10,0 10,504 500,504')
  })

  it('draws the wire from below the fuse box around the services to the call button', () => {
    expect(linesOf(wirePath(beside))[1]).toBe('616,504 616,618 990,618 990,1514 10,1514 10,2226 40,2226')
  })

  it('draws a straight wire from the logo to the call button if the house is below the headline', () => {
    expect(linesOf(wirePath(below))[1]).toBe('10,0 10,2226 40,2226')
  })

  it('draws a branch to each statistic', () => {
    expect(linesOf(wirePath(below)).slice(2)).toEqual(['10,1902 20,1902', '10,1902 220,1902'])
  })

  it('ends the wire at the statistics if there is no call button', () => {
    expect(linesOf(wirePath({ ...below, callButton: undefined }))[1]).toBe('10,0 10,1902 220,1902')
  })

  it('ends the wire below the services if there is neither a call button nor a statistic', () => {
    const path = wirePath({ ...beside, callButton: undefined, statistics: [] })
    expect(linesOf(path)[1]).toMatch(/ 10,1514$/)
  })
})
