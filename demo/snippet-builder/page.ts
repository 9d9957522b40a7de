// The builder's page: reads the form, shows the snippet and its preview, copies.
import { integrityOf } from './integrity.ts'
import { readChoices } from './read-choices.ts'
import { snippetFor } from './snippet.ts'

/** A preview for every key pressed would only flicker. */
const PREVIEW_DELAY_MS = 300

const form = find<HTMLFormElement>('#choices')
const frame = find<HTMLIFrameElement>('#preview')
const status = find('#copied')
let later: ReturnType<typeof setTimeout> | undefined
let latest: FormData

form.addEventListener('input', () => void update(PREVIEW_DELAY_MS))
form.addEventListener('submit', (event) => event.preventDefault())
for (const output of document.querySelectorAll<HTMLElement>('[data-output]')) {
  find('button', output).addEventListener(
    'click',
    () => void copy(find<HTMLTextAreaElement>('textarea', output)),
  )
}
await update(0)

async function update(delay: number): Promise<void> {
  const said = new FormData(form)
  latest = said
  said.set('integrity', await integrityOf(readChoices(said).script))
  // Somebody went on typing meanwhile.
  if (said !== latest) return
  status.textContent = ''
  showFields(said)
  showSnippet(said)
  clearTimeout(later)
  later = setTimeout(() => showPreview(said), delay)
}

/** Only the fields that matter for what was chosen. */
function showFields(said: FormData): void {
  const { pieces } = readChoices(said)
  find('#pieces').hidden = said.get('what') !== 'pieces'
  for (const field of document.querySelectorAll<HTMLElement>('[data-for]')) {
    field.hidden = !pieces.some((piece) => field.dataset['for']?.split(' ').includes(piece))
  }
}

function showSnippet(said: FormData): void {
  const { warnings, ...texts } = snippetFor(readChoices(said))
  for (const [name, text] of Object.entries(texts)) {
    const output = find(`[data-output=${name}]`)
    output.hidden = text === ''
    find<HTMLTextAreaElement>('textarea', output).value = text
  }
  const items = warnings.map((warning) => {
    const item = document.createElement('li')
    item.textContent = warning
    return item
  })
  find('#warnings').replaceChildren(...items)
}

function showPreview(said: FormData): void {
  const query = new URLSearchParams([...said].map(([name, value]) => [name, String(value)]))
  if (readChoices(said).pieces.includes('product-detail')) query.set('product', 'prod_tee')
  const address = `/snippet-builder/preview.html?${query}`
  find<HTMLAnchorElement>('#preview-link').href = address
  // Replaced, so that Back still leads out of the builder.
  frame.contentWindow?.location.replace(address)
}

async function copy(field: HTMLTextAreaElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(field.value)
    status.textContent = 'Copied. Now paste it.'
  } catch {
    field.select()
    status.textContent = 'The browser did not let us copy. The text is selected: copy it with your keyboard.'
  }
}

function find<Found extends HTMLElement = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): Found {
  const found = within.querySelector<Found>(selector)
  if (!found) throw new Error(`The page has no ${selector}.`)
  return found
}
