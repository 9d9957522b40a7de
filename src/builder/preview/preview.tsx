import { useEffect, useRef, useState } from 'react'
import { Icon } from '../form/builder-icon.tsx'
import type { PreviewContent } from './content.ts'
import type { ProductsFile } from './products-file.ts'

/** The width of a desktop window and of a phone, in pixels. */
const WIDTHS = { desktop: 1280, phone: 390 } as const
/** The delay between the last change and the update of the preview. */
const DELAY_MS = 250

interface Props {
  content: PreviewContent
  /** The owner's products, if they are listed in the builder. */
  products: ProductsFile | undefined
  /** When the owner's own products appear; empty if the preview shows no demo products. */
  demoNote: string
  /** The number of unconfirmed statements, which the preview leaves out. */
  leftOut: number
}

/** The owner's website with the real elements, at the width of a desktop window or of a phone. */
export function Preview({ content, products, demoNote, leftOut }: Props) {
  const [device, setDevice] = useState<keyof typeof WIDTHS>(() =>
    matchMedia('(width < 700px)').matches ? 'phone' : 'desktop',
  )
  const frame = useRef<HTMLIFrameElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [isReady, setReady] = useState(false)
  const text = JSON.stringify(content)

  useEffect(() => {
    function listen({ source, data }: MessageEvent): void {
      if (source === frame.current?.contentWindow && data === 'electrician-preview-ready') setReady(true)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])

  useEffect(() => {
    if (!isReady) return
    const timer = setTimeout(() => {
      frame.current?.contentWindow?.postMessage({ ...JSON.parse(text), products }, location.origin)
    }, DELAY_MS)
    return () => clearTimeout(timer)
  }, [text, products, isReady])

  useEffect(() => {
    const place = stage.current
    if (!place) return
    const observer = new ResizeObserver(() => {
      const scale = Math.min(1, place.clientWidth / WIDTHS[device])
      place.style.setProperty('--width', `${WIDTHS[device]}px`)
      place.style.setProperty('--scale', String(scale))
    })
    observer.observe(place)
    return () => observer.disconnect()
  }, [device])

  return (
    <section className="preview" aria-labelledby="preview-title">
      <div className="preview-bar">
        <h2 id="preview-title">Preview</h2>
        <fieldset className="segmented">
          <legend className="visually-hidden">Width of the preview</legend>
          {(['desktop', 'phone'] as const).map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="preview-width"
                checked={device === name}
                onChange={() => setDevice(name)}
              />
              <Icon name={name === 'phone' ? 'phone' : 'monitor'} />
              <span>{name === 'phone' ? 'On a phone' : 'On a computer'}</span>
            </label>
          ))}
        </fieldset>
      </div>
      {(demoNote || leftOut > 0) && (
        <ul className="preview-notes">
          {demoNote && <li>Demo products. {demoNote}</li>}
          {leftOut > 0 && (
            <li>
              {leftOut === 1
                ? '1 statement appears after you confirm it in “Publish”.'
                : `${leftOut} statements appear after you confirm them in “Publish”.`}
            </li>
          )}
        </ul>
      )}
      <div className="stage" data-device={device} ref={stage}>
        <iframe ref={frame} src="builder/preview.html" title="Preview of your website" />
      </div>
    </section>
  )
}
