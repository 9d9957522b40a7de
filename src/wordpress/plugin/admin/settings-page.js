// The script of the settings page, which is a module.
import { checkSettings } from './check-settings.js'
import { readStoreId } from './store-id.js'
import { detailsOf } from './store-requests.js'

const field = (id) => document.getElementById(id)
const form = document.querySelector('.wrap form')
const groups = [...document.querySelectorAll('.electrician-elements-group')]
const tabs = [...document.querySelectorAll('.nav-tab-wrapper .nav-tab')]

/** Shows one group of settings. The others stay in the form, so that saving keeps what was typed into them. */
function openGroup(id) {
  const open = groups.find(({ dataset }) => dataset.group === id) ?? groups[0]
  for (const group of groups) group.hidden = group !== open
  for (const tab of tabs) {
    const isOpen = tab.hash === `#${open.dataset.group}`
    tab.classList.toggle('nav-tab-active', isOpen)
    if (isOpen) tab.setAttribute('aria-current', 'true')
    else tab.removeAttribute('aria-current')
  }
  // The page that WordPress shows after saving has the hash of the form's address.
  for (const [element, name] of [
    [form, 'action'],
    [form.querySelector('[formaction]'), 'formaction'],
  ])
    element.setAttribute(name, `${element.getAttribute(name).replace(/#.*/, '')}#${open.dataset.group}`)
}

/** Shows only the fields of the chosen type of store. */
function showStoreFields() {
  for (const row of form.querySelectorAll('tr[class*="electrician-elements-store-"]'))
    row.hidden = !row.classList.contains(`electrician-elements-store-${field('store_type').value}`)
}

/** Corrects an address that was copied from Shopify or has no `https://`, as saving does. */
function readHost(text) {
  const shop = /admin\.shopify\.com\/store\/([\w-]+)/.exec(text)?.[1]
  if (shop) return `https://${shop}.myshopify.com`
  return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text) ? `https://${text}` : text
}

/** Returns the settings of the store that the fields describe. Corrects their texts as saving does. */
function storeDetails() {
  const type = field('store_type').value
  const fields = JSON.parse(field('check_store').dataset.stores)[type]
  const attributes = Object.entries(fields).map(([name, id]) => {
    const text = field(id).value.trim()
    field(id).value =
      name === 'data-store-id' ? readStoreId(text) : name === 'data-store-host' ? readHost(text) : text
    return [name, field(id).value]
  })
  const details = detailsOf(Object.fromEntries(attributes))
  return type === 'hostinger' ? details : { ...details, storeType: type }
}

for (const tab of tabs)
  tab.addEventListener('click', (event) => {
    event.preventDefault()
    history.replaceState(null, '', tab.hash)
    openGroup(tab.hash.slice(1))
  })

field('store_type').addEventListener('change', () => {
  showStoreFields()
  field('check_result').textContent = ''
})

field('check_store').addEventListener('click', async ({ currentTarget: button }) => {
  const result = field('check_result')
  button.disabled = true
  result.textContent = '…'
  try {
    const { value, defaultValue, ariaInvalid } = field('products')
    const isSaved = value.trim() === defaultValue.trim() && !ariaInvalid
    const publicUrl = isSaved ? button.dataset.productsUrl : undefined
    result.textContent = await checkSettings(storeDetails(), value.trim(), publicUrl)
  } catch (error) {
    result.textContent = String(error)
  }
  button.disabled = false
})

// The server validates a file when the settings are saved.
for (const input of form.querySelectorAll('input[type="file"]'))
  input.addEventListener('change', async () => {
    const [file] = input.files
    if (file) field(input.id.replace('_file', '')).value = await file.text()
  })

// The tab already shows the heading.
for (const group of groups) group.querySelector('h2').classList.add('screen-reader-text')
showStoreFields()
const invalid = form.querySelector('[aria-invalid]')
openGroup(invalid?.closest('[data-group]').dataset.group ?? location.hash.slice(1))
const details = invalid?.closest('details')
if (details) details.open = true
invalid?.focus()
