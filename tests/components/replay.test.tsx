import { describe, expect, it, vi } from 'vitest'
import { holdPresses } from '../../src/runtime/hydration/hold-presses.ts'
import { rememberActions } from '../../src/runtime/hydration/replay.ts'

const product = `
  <fieldset>
    <label><input type="radio" name="style" value="4" checked>4 outlets</label>
    <label><input type="radio" name="style" value="8">8 outlets</label>
  </fieldset>
  <label><input type="checkbox" name="gift">Gift</label>
  <input name="engraving" value="">
  <select name="color"><option selected>Black</option><option>White</option></select>
  <button class="stepper-button" aria-label="More"></button>
  <button class="add">Add to Cart</button>`

/** Inserts prerendered markup and keeps the presses in it. */
function prerendered(html = product) {
  const markup = document.body.appendChild(document.createElement('div'))
  markup.innerHTML = html
  holdPresses(markup)
  const find = <E extends HTMLElement = HTMLButtonElement>(selector: string) =>
    markup.querySelector<E>(selector) as E
  const events: string[] = []
  /** Hydrates the markup, or replaces it by other markup. */
  async function hydrate(after?: string): Promise<string[]> {
    const actions = rememberActions(markup)
    if (after !== undefined) markup.innerHTML = after
    for (const type of ['click', 'change', 'submit'])
      markup.addEventListener(type, (event) => {
        if (type === 'submit') event.preventDefault()
        const { localName, name, value, className } = event.target as HTMLInputElement
        events.push(`${type} ${name || className || localName} ${value ?? ''}`.trim())
      })
    actions.restore()
    await actions.replay()
    return events
  }
  return { markup, find, hydrate }
}

const unchanged = ['is kept', undefined] as const
const replaced = ['is replaced', `<font></font>${product}`] as const

describe('what visitors do in prerendered markup', () => {
  it.each([unchanged, replaced])('is repeated if the markup %s: fields, then presses', async (_, after) => {
    const { find, hydrate } = prerendered()
    find('.add').click()
    find('.stepper-button').click()
    find<HTMLInputElement>('[value="8"]').checked = true
    find<HTMLInputElement>('[name=gift]').checked = true
    find<HTMLInputElement>('[name=engraving]').value = 'Ada'
    find<HTMLSelectElement>('select').value = 'White'
    find('.stepper-button').click()
    find('.add').click()
    const events = await hydrate(after)
    expect(events.filter((event) => event.startsWith('change')).sort()).toEqual([
      'change color White',
      'change engraving Ada',
      'change gift on',
      'change style 8',
    ])
    expect(events.filter((event) => /add|step/.test(event))).toEqual([
      'click stepper-button',
      'click stepper-button',
      'click add',
    ])
    expect(find<HTMLInputElement>('[value="8"]').checked).toBe(true)
    expect(find<HTMLInputElement>('[name=gift]').checked).toBe(true)
    expect(find<HTMLInputElement>('[name=engraving]').value).toBe('Ada')
  })

  it('presses no button if a changed field no longer exists', async () => {
    const { find, hydrate } = prerendered()
    find<HTMLInputElement>('[value="8"]').checked = true
    find('.add').click()
    expect(await hydrate(product.replace('value="8"', 'value="9"'))).toEqual([])
  })

  it('presses no button after one that no longer exists', async () => {
    const { find, hydrate } = prerendered(
      '<button class="white">White</button><button class="add">Add</button>',
    )
    find('.white').click()
    find('.add').click()
    expect(await hydrate('<button class="black">Black</button><button class="add">Add</button>')).toEqual([])
  })

  it('presses the button of the same product in a list that has changed', async () => {
    const card = (id: string) =>
      `<li><a href="/product/${id}">${id}</a><button class="${id}">Add</button></li>`
    const { find, hydrate } = prerendered(card('mug') + card('tee'))
    find('.mug').click()
    expect(await hydrate(card('cap') + card('mug'))).toEqual(['click mug'])
  })

  it('waits with a press until the stock has been checked', async () => {
    const { find, hydrate } = prerendered('<button class="add" disabled data-waiting>Add</button>')
    find('.add').click()
    const hydrated = hydrate()
    expect(find('.add').disabled).toBe(true)
    setTimeout(() => {
      find('.add').disabled = false
    }, 60)
    expect(await hydrated).toEqual(['click add'])
  })

  it.each([
    ['posts a form at once and does not repeat this', 'post', ['submit f'], []],
    ['repeats a press on the button of another form', 'dialog', [], ['click b', 'submit f']],
  ])('%s', async (_, method, before, after) => {
    const { markup, find, hydrate } = prerendered(
      `<form name="f" method="${method}" action="/"><button name="b"></button></form>`,
    )
    const sent: string[] = []
    const send = vi.fn((event: Event) => {
      event.preventDefault()
      sent.push('submit f')
    })
    markup.addEventListener('submit', send, { once: true })
    find('[name=b]').click()
    expect(sent).toEqual(before)
    markup.removeEventListener('submit', send)
    expect(await hydrate()).toEqual(after)
  })
})
