import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { PictureField } from '../../src/builder/form/picture-field.tsx'
import { PicturesProvider, usePictureFiles } from '../../src/builder/state/pictures.tsx'
import { stubPictures } from '../support/stub-pictures.ts'

beforeEach(() => {
  stubPictures().protectsCanvas = true
})

/** The saved pictures. */
let files: ReturnType<typeof usePictureFiles>['files']

function Field({ id }: { id: string }) {
  const pictures = usePictureFiles()
  files = pictures.files
  return (
    <PicturesProvider value={pictures}>
      <PictureField id={id} label="Picture" value="" onChange={() => {}} onLeave={() => {}} />
    </PicturesProvider>
  )
}

/** The bytes with which JPEG files begin, as Latin-1 text. */
const JPEG_START = 'ÿØÿà'
const jpeg = (text: string) => new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...new TextEncoder().encode(text)])

async function choose(id: string, file: File): Promise<string[]> {
  render(<Field id={id} />)
  await userEvent.upload(screen.getByLabelText('Choose a file: Picture'), file)
  await screen.findByRole('alert')
  return Object.values(files).map(({ bytes }) => new TextDecoder('latin1').decode(bytes))
}

describe('a picture in a browser that protects pictures', () => {
  it('is added unchanged, with a note about the place where it was taken', async () => {
    expect(
      await choose('fact_owner_photo', new File([jpeg('photo')], 'me.jpg', { type: 'image/jpeg' })),
    ).toEqual([`${JPEG_START}photo`])
    expect(screen.getByRole('alert').textContent).toMatch(/added unchanged.*place where it was taken/)
  })

  it('is not added if its bytes are no picture', async () => {
    const page = new File(['<html><script>alert(1)</script></html>'], 'me.png', { type: 'image/png' })
    expect(await choose('fact_owner_photo', page)).toEqual([])
    expect(screen.getByRole('alert').textContent).toMatch(/^This file is not a PNG, JPEG, WebP/)
  })

  it.each([
    ['fact_owner_photo', new File([new Uint8Array(5_000_001)], 'me.jpg', { type: 'image/jpeg' })],
    // The icons are made from a PNG or JPEG file.
    ['fact_logo', new File(['logo'], 'logo.webp', { type: 'image/webp' })],
  ])('is not added if it must be scaled or converted: %s', async (id, file) => {
    expect(await choose(id, file)).toEqual([])
    expect(screen.getByRole('alert').textContent).toMatch(
      /^Your browser protects pictures, so this page cannot/,
    )
  })
})
