// The script of the settings page, which is a module.
import { checkStore } from './check-store.js'
import { readStoreId } from './store-id.js'

const field = (id) => document.getElementById(id)

field('check_store').addEventListener('click', async ({ currentTarget: button }) => {
  const result = field('check_result')
  button.disabled = true
  result.textContent = '…'
  field('store_id').value = readStoreId(field('store_id').value)
  const options = { pageProtocol: location.protocol }
  const { message } = await checkStore(field('store_host').value, field('store_id').value, options)
  result.textContent = message
  button.disabled = false
})

// The server validates the file when the settings are saved.
field('facts_file').addEventListener('change', async ({ currentTarget: input }) => {
  const [file] = input.files
  if (!file) return
  field('facts').value = await file.text()
})
