import type { FrameLocator, Page } from '@playwright/test'

/** A page or a post with one Custom HTML block in WordPress's block editor. */
export class BlockEditor {
  readonly #page: Page

  /** Wraps a browser page, which does not need to be signed in yet. */
  constructor(page: Page) {
    this.#page = page
  }

  /** Signs in and opens a new page or post. Each user's password is their name. */
  async open(name: string, kind: 'page' | 'post'): Promise<void> {
    // The login form moves focus while a test types, so submit the form data directly.
    await this.#page.request.post('/wp-login.php', { form: { log: name, pwd: name } })
    await this.#page.goto(`/wp-admin/post-new.php?post_type=${kind}`)
  }

  async write(title: string, html: string): Promise<void> {
    const { keyboard } = this.#page
    await this.#page.getByRole('textbox', { name: 'Add title' }).fill(title)
    await keyboard.press('Enter')
    await keyboard.type('/html')
    await this.#page.getByRole('option', { name: 'Custom HTML' }).click()
    await this.#page.getByRole('textbox', { name: 'HTML' }).focus()
    // Insert all text in one step, as pasting does.
    await keyboard.insertText(html)
  }

  /** Inserts a block into the empty paragraph that has focus. */
  async insert(block: string): Promise<void> {
    await this.#page.keyboard.type(`/${block}`)
    await this.#page.getByRole('option', { name: block }).click()
  }

  /** Adds an empty paragraph after a block. */
  async addParagraphAfter(block: string): Promise<void> {
    await this.#page.getByRole('document', { name: `Block: ${block}` }).press('Enter')
  }

  /** Opens the sidebar with the settings of the selected block. */
  async openBlockSettings(): Promise<void> {
    const sidebar = this.#page.getByRole('region', { name: 'Editor settings' })
    const toggle = this.#page
      .getByRole('region', { name: 'Editor top bar' })
      .getByRole('button', { name: 'Settings' })
    if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click()
    await sidebar.getByRole('button', { name: /^Block/ }).click()
  }

  /** Opens the block's preview and returns its frame. */
  async preview(): Promise<FrameLocator> {
    // The block's toolbar is hidden after typing until the mouse moves.
    await this.#page.mouse.move(400, 300)
    await this.#page.mouse.move(500, 300)
    await this.#page
      .getByRole('toolbar', { name: 'Block tools' })
      .getByRole('button', { name: 'Preview' })
      .click()
    return this.#page.frameLocator('iframe')
  }

  /** Publishes the page, closes the editor and returns the page's path. */
  async publish(): Promise<string> {
    const panel = this.#page.getByRole('region', { name: 'Editor publish' })
    await this.#page.getByRole('button', { name: 'Publish', exact: true }).click()
    await panel.getByRole('button', { name: 'Publish', exact: true }).click()
    const link = panel.getByRole('link', { name: /^View (Page|Post)$/ })
    const address = new URL((await link.getAttribute('href')) ?? '')
    await this.#page.close()
    return address.pathname
  }
}
