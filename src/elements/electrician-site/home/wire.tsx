import { useEffect, useRef, useState } from 'react'
import { observeSize } from '../../../ui/observe-size.ts'
import { isRightToLeft } from '../../../ui/text-direction.ts'
import { type Box, wirePath } from './wire-path.ts'

/** A decorative line through the home screen that connects the elements with a `data-wire` attribute. */
export function Wire() {
  const line = useRef<SVGPathElement>(null)
  const [path, setPath] = useState('')
  useEffect(() => {
    const svg = line.current?.ownerSVGElement
    const screen = svg?.parentElement
    if (!screen) return
    const parts = [screen, ...screen.querySelectorAll('section')]
    return observeSize(parts, () => setPath(measure(screen, svg.getBoundingClientRect())))
  }, [])
  return <path ref={line} d={path} />
}

function measure(screen: Element, frame: DOMRect): string {
  const isMirrored = isRightToLeft(screen)
  const stopsAt = (name: string): Box[] =>
    [...screen.querySelectorAll(`[data-wire=${name}]`)].map((stop) => {
      const { left, right, top, width, height } = stop.getBoundingClientRect()
      return { x: isMirrored ? frame.right - right : left - frame.left, y: top - frame.top, width, height }
    })
  const [hero] = stopsAt('hero')
  const [house] = stopsAt('house')
  const [services] = stopsAt('services')
  const [callButton] = stopsAt('call')
  if (!hero || !services) return ''
  return wirePath({ hero, house, services, statistics: stopsAt('statistic'), callButton })
}
