// Reads the form, shows the snippet and its preview, and saves the choices in the page's URL.
import { acceptsChecksum, type SnippetChoices } from './choices.ts'
import { connectStoreCheck } from './connect-store-check.ts'
import { integrityOf } from './integrity.ts'
import { linkWarnings } from './link-warnings.ts'
import { insertOptionFields } from './option-fields.ts'
import { readChoices } from './read-choices.ts'
import { showFields } from './show-fields.ts'
import { snippetFor } from './snippet.ts'
import { connectTabs } from './tabs.ts'
import { fillForm, writeQuery } from './write-query.ts'

/** The delay between the visitor's last change and the update of the preview. */
const PREVIEW_DELAY_MS = 300

const form = find<HTMLFormElement>('#choices')
const frame = find<HTMLIFrameElement>('#preview')
const status = find('#copied')
const linkedQuery = new URLSearchParams(location.search)
let timer: ReturnType<typeof setTimeout> | undefined
let latest: FormData

insertOptionFields(document)
const untouched = new FormData(form)
fillForm(form, linkedQuery)
connectTabs(find('[role=tablist]'))
form.addEventListener('input', () => void update(PREVIEW_DELAY_MS))
form.addEventListener('submit', (event) => event.preventDefault())
connectStoreCheck(form, { pageProtocol: location.protocol })
find('#copy-link').addEventListener('click', () => void copyText(location.href, 'Link copied.'))
for (const output of document.querySelectorAll<HTMLElement>('[data-output]')) {
  find('button', output).addEventListener(
    'click',
    () => void copyField(find<HTMLTextAreaElement>('textarea', output)),
  )
}
for (const width of document.querySelectorAll<HTMLInputElement>('[name=preview-width]')) {
  width.addEventListener('change', () => {
    frame.dataset['width'] = width.value
  })
}
await update(0)

async function update(delay: number): Promise<void> {
  const values = new FormData(form)
  latest = values
  const choices = readChoices(values)
  const integrity = acceptsChecksum(choices) ? await integrityOf(choices.script) : ''
  // Ignore the result if the form has changed while the checksum was loading.
  if (values !== latest) return
  status.textContent = ''
  find('#element-list').hidden = values.get('what') !== 'elements'
  showFields(document, choices)
  showSnippet({ ...choices, integrity })
  clearTimeout(timer)
  timer = setTimeout(() => {
    showPreview(values, choices)
    keepInAddress(values)
  }, delay)
}

function showSnippet(choices: SnippetChoices): void {
  const { warnings, ...texts } = snippetFor(choices)
  for (const [name, text] of Object.entries(texts)) {
    const output = find(`[data-output=${name}]`)
    output.hidden = text === ''
    find<HTMLTextAreaElement>('textarea', output).value = text
  }
  const items = [...linkWarnings(linkedQuery), ...warnings].map((warning) => {
    const item = document.createElement('li')
    item.textContent = warning
    return item
  })
  find('#warnings').replaceChildren(...items)
}

function showPreview(values: FormData, { elements }: SnippetChoices): void {
  const query = new URLSearchParams([...values].map(([name, value]) => [name, String(value)]))
  if (elements.includes('product-detail')) query.set('ee-product', 'prod_tee')
  const address = new URL(`snippet-builder/preview.html?${query}`, document.baseURI).href
  find<HTMLAnchorElement>('#preview-link').href = address
  // Replace the history entry instead of adding one, so that the Back button leaves the snippet builder.
  frame.contentWindow?.location.replace(address)
}

function keepInAddress(values: FormData): void {
  const query = writeQuery(values, untouched)
  history.replaceState(null, '', query.size > 0 ? `?${query}` : location.pathname)
}

async function copyField(field: HTMLTextAreaElement): Promise<void> {
  const isComplete = !/\bYOUR-[A-Z]/.test(field.value)
  const message = isComplete
    ? 'Copied. Now paste it.'
    : 'Copied, but the code still contains placeholders in capitals. Fill in the fields above first.'
  await copyText(field.value, message, () => field.select())
}

async function copyText(text: string, message: string, select?: () => void): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    status.textContent = message
  } catch {
    select?.()
    status.textContent = select
      ? 'Your browser blocked copying. The text is selected: copy it with your keyboard.'
      : 'Your browser blocked copying. Copy the address from the address bar.'
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
