import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PhotoField, QuoteForm } from '../../src/elements/quote-form/quote-form.tsx'
import { recordMessages } from '../support/author-messages.ts'
import { endpoint, field } from '../support/quote-forms.tsx'
import { renderComponent } from '../support/render-component.tsx'

await PhotoField.load()

/** The size of each canvas that was drawn. */
let drawn: string[]
/** Whether the browser changes the pixels that a page reads from a canvas. */
let protectsCanvas: boolean

beforeEach(() => {
  protectsCanvas = false
  drawn = []
  // happy-dom cannot decode pictures.
  vi.stubGlobal('createImageBitmap', async ({ type }: File) => {
    if (!type.startsWith('image/')) throw new DOMException('No picture', 'InvalidStateError')
    return { width: 4000, height: 3000, close: () => {} }
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    drawn.push(`${this.width} × ${this.height}`)
    const pixels: number[] = []
    const context = {
      fillStyle: '',
      fillRect: () => pixels.push(...(context.fillStyle.match(/\d+/g) ?? []).map(Number), 255),
      drawImage: () => {},
      getImageData: () => ({
        data: pixels.map((value, index) => value ^ (protectsCanvas && index === 99 ? 1 : 0)),
      }),
    }
    return context as never
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((settle) =>
    settle(new Blob(['jpeg'], { type: 'image/jpeg' })),
  )
})

const aPicture = (name: string) => new File(['png'], name, { type: 'image/png' })

function showForm(props: Partial<Parameters<typeof QuoteForm>[0]> = {}) {
  const view = renderComponent(<QuoteForm endpoint={endpoint} format="form" photos {...props} />)
  const input = () => view.container.querySelector<HTMLInputElement>('input[type=file]')
  return { ...view, input, add: (...files: File[]) => view.user.upload(input() as HTMLInputElement, files) }
}

const photos = () =>
  screen.queryAllByRole('button', { name: /^Remove/ }).map((button) => button.getAttribute('aria-label'))
const group = () => within(screen.getByRole('group', { name: 'Photos' }))

describe('<quote-form photos>', () => {
  it('sends scaled pictures with the quote and then removes them', async () => {
    const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => new Response())
    vi.stubGlobal('fetch', fetch)
    const { user, add } = showForm()
    await user.type(field('Name *'), 'Ada')
    await user.type(field('Phone *'), '555 0100')
    await add(aPicture('panel.png'), aPicture('fuse.heic.png'))
    expect(await screen.findByRole('button', { name: 'Remove fuse.heic.jpg' })).toBeTruthy()
    expect(drawn).toContain('1600 × 1200')
    await user.click(screen.getByRole('button', { name: 'Request a Quote' }))
    expect(await screen.findByText(/^Thank you\./)).toBeTruthy()
    const body = fetch.mock.calls[0]?.[1].body as FormData
    expect((body.get('photo-1') as File).name).toBe('panel.jpg')
    expect((body.get('photo-2') as File).type).toBe('image/jpeg')
    expect(photos()).toEqual([])
  })

  it('removes a picture, announces it and keeps the keyboard focus in the field', async () => {
    const { user, add } = showForm()
    await add(aPicture('panel.png'))
    await user.click(await screen.findByRole('button', { name: 'Remove panel.jpg' }))
    expect(photos()).toEqual([])
    expect(group().getByRole('status').textContent).toBe('panel.jpg was removed.')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Photos' }))
  })

  it('sends the original if the browser changes pictures, and says that it may contain the place', async () => {
    protectsCanvas = true
    const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => new Response())
    vi.stubGlobal('fetch', fetch)
    const { user, add } = showForm()
    await user.type(field('Name *'), 'Ada')
    await user.type(field('Phone *'), '555 0100')
    await add(aPicture('panel.png'))
    expect(await group().findByText(/^“panel.png” is sent unchanged/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Request a Quote' }))
    expect(await screen.findByText(/^Thank you\./)).toBeTruthy()
    const body = fetch.mock.calls[0]?.[1].body as FormData
    const sent = body.get('photo-1') as File
    expect([sent.name, sent.type, await sent.text()]).toEqual(['panel.png', 'image/png', 'png'])
  })

  it('says that a large picture cannot be sent if the browser changes pictures', async () => {
    protectsCanvas = true
    const { add } = showForm()
    await add(new File([new Uint8Array(5_000_001)], 'panel.jpg', { type: 'image/jpeg' }))
    expect(await group().findByText(/^“panel.jpg” cannot be sent, because your browser/)).toBeTruthy()
    expect(photos()).toEqual([])
  })

  it('accepts five pictures', async () => {
    const { add } = showForm()
    await add(...Array.from({ length: 7 }, (_, index) => aPicture(`${index}.png`)))
    expect(await group().findByText(/^You can send up to 5 pictures/)).toBeTruthy()
    expect(photos()).toHaveLength(5)
  })

  it('names a file that is not a picture and keeps the others', async () => {
    const { input, container } = showForm()
    const files = [new File(['x'], 'plan.pdf', { type: 'application/pdf' }), aPicture('panel.png')]
    // Browsers let visitors choose other files in spite of `accept`.
    input()?.removeAttribute('accept')
    await userEvent.upload(container.querySelector('input[type=file]') as HTMLInputElement, files)
    expect(await group().findByText(/“plan.pdf” is not a picture that can be sent/)).toBeTruthy()
    expect(photos()).toEqual(['Remove panel.jpg'])
  })

  it.each(['json', 'urlencoded'] as const)(
    'hides the field with the format %s and logs the reason',
    async (format) => {
      const loggedMessages = recordMessages()
      const { input } = showForm({ format })
      expect(input()).toBeNull()
      expect(await loggedMessages()).toContainEqual(
        expect.stringMatching(/^<quote-form photos> shows no field/),
      )
    },
  )
})
