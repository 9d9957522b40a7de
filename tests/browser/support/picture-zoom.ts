import type { Page } from '@playwright/test'

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Crew “Bolt” Tee' })
export const openerOf = (page: Page) => page.getByRole('button', { name: 'Enlarge picture' })
export const largeImage = (page: Page, number: number) =>
  dialogOf(page).getByRole('img', { name: `Crew “Bolt” Tee, picture ${number} of 4` })

/** Returns the center of the picture in the dialog, in window coordinates. */
export async function centerOf(page: Page): Promise<{ x: number; y: number }> {
  const box = await dialogOf(page).getByRole('img').boundingBox()
  if (!box) throw new Error('not on screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Returns the width of the picture in the dialog. */
export async function widthOf(page: Page): Promise<number> {
  return (await dialogOf(page).getByRole('img').boundingBox())?.width ?? 0
}
