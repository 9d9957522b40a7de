import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { PhotoField } from '../../src/elements/quote-form/quote-form.tsx'
import { recordMessages } from '../support/author-messages.ts'
import { aFilledForm, endpoint, showForm } from '../support/quote-forms.tsx'
import { stubPictures } from '../support/stub-pictures.ts'

await PhotoField.load()

let browser: ReturnType<typeof stubPictures>

beforeEach(() => {
  browser = stubPictures()
})

const aPicture = (name: string) => new File(['png'], name, { type: 'image/png' })

const withPhotos = { endpoint, format: 'form', photos: true } as const
const aFormToSend = () => aFilledForm(async () => new Response(), withPhotos)
const input = () => document.querySelector<HTMLInputElement>('input[type=file]')
const add = (...files: File[]) => userEvent.upload(input() as HTMLInputElement, files)

const photos = () =>
  screen.queryAllByRole('button', { name: /^Remove/ }).map((button) => button.getAttribute('aria-label'))
const group = () => within(screen.getByRole('group', { name: 'Photos' }))

describe('<quote-form photos>', () => {
  it('sends scaled pictures with the quote and then removes them', async () => {
    const { fetch, send } = await aFormToSend()
    await add(aPicture('panel.png'), aPicture('fuse.heic.png'))
    expect(await screen.findByRole('button', { name: 'Remove fuse.heic.jpg' })).toBeTruthy()
    expect(browser.drawn).toContain('1600 × 1200')
    await send()
    expect(await screen.findByText(/^Thank you\./)).toBeTruthy()
    const body = fetch.mock.calls[0]?.[1].body as FormData
    expect((body.get('photo-1') as File).name).toBe('panel.jpg')
    expect((body.get('photo-2') as File).type).toBe('image/jpeg')
    expect(photos()).toEqual([])
  })

  it('removes a picture, announces it and keeps the keyboard focus in the field', async () => {
    const { user } = showForm(withPhotos)
    await add(aPicture('panel.png'))
    await user.click(await screen.findByRole('button', { name: 'Remove panel.jpg' }))
    expect(photos()).toEqual([])
    expect(group().getByRole('status').textContent).toBe('panel.jpg was removed.')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Photos' }))
  })

  it('sends the original if the browser changes pictures, and says that it may contain the place', async () => {
    browser.protectsCanvas = true
    const { fetch, send } = await aFormToSend()
    await add(aPicture('panel.png'))
    expect(await group().findByText(/^“panel.png” is sent unchanged/)).toBeTruthy()
    await send()
    expect(await screen.findByText(/^Thank you\./)).toBeTruthy()
    const body = fetch.mock.calls[0]?.[1].body as FormData
    const sent = body.get('photo-1') as File
    expect([sent.name, sent.type, await sent.text()]).toEqual(['panel.png', 'image/png', 'png'])
  })

  it('says that a large picture cannot be sent if the browser changes pictures', async () => {
    browser.protectsCanvas = true
    showForm(withPhotos)
    await add(new File([new Uint8Array(5_000_001)], 'panel.jpg', { type: 'image/jpeg' }))
    expect(await group().findByText(/^“panel.jpg” cannot be sent, because your browser/)).toBeTruthy()
    expect(photos()).toEqual([])
  })

  it('accepts five pictures', async () => {
    showForm(withPhotos)
    await add(...Array.from({ length: 7 }, (_, index) => aPicture(`${index}.png`)))
    expect(await group().findByText(/^You can send up to 5 pictures/)).toBeTruthy()
    expect(photos()).toHaveLength(5)
  })

  it('names a file that is not a picture and keeps the others', async () => {
    showForm(withPhotos)
    const files = [new File(['x'], 'plan.pdf', { type: 'application/pdf' }), aPicture('panel.png')]
    // Browsers let visitors choose other files in spite of `accept`.
    input()?.removeAttribute('accept')
    await add(...files)
    expect(await group().findByText(/“plan.pdf” is not a picture that can be sent/)).toBeTruthy()
    expect(photos()).toEqual(['Remove panel.jpg'])
  })

  it.each(['json', 'urlencoded'] as const)(
    'has no field in the format %s and logs the reason',
    async (format) => {
      const loggedMessages = recordMessages()
      showForm({ ...withPhotos, format })
      expect(input()).toBeNull()
      expect(await loggedMessages()).toContainEqual(
        expect.stringMatching(/^<quote-form photos> shows no field/),
      )
    },
  )
})
