import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { HouseScene } from '../../src/elements/electrician-site/home/house-scene.tsx'

describe('HouseScene', () => {
  it('shows the light of a lamp only with lightning bolts', () => {
    const lights = (hasBolts: boolean) =>
      render(
        <svg aria-hidden="true">
          <HouseScene hasBolts={hasBolts} />
        </svg>,
      ).container.querySelectorAll('circle[cx="131"]').length
    expect(lights(true)).toBe(3)
    expect(lights(false)).toBe(0)
  })
})
