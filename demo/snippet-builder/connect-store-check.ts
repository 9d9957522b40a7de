import { type CheckDependencies, checkStore } from './check-store.ts'
import { readChoices } from './read-choices.ts'

/** Checks the store when the visitor clicks the button. Shows the result until the store's host or ID changes. */
export function connectStoreCheck(form: HTMLFormElement, dependencies: CheckDependencies): void {
  const result = form.querySelector<HTMLElement>('#store-result')
  let checked = ''

  function show(kind: string, message: string): void {
    if (!result) return
    result.dataset['kind'] = kind
    result.textContent = message
  }

  function currentStore() {
    const { storeHost, storeId } = readChoices(new FormData(form))
    return { storeHost, storeId, key: JSON.stringify([storeHost, storeId]) }
  }

  form.querySelector('#check-store')?.addEventListener('click', async () => {
    const { storeHost, storeId, key } = currentStore()
    checked = key
    show('checking', 'Checking your store …')
    const { kind, message } = await checkStore(storeHost, storeId, dependencies)
    if (currentStore().key === key) show(kind, message)
  })
  form.addEventListener('input', () => {
    if (currentStore().key !== checked) show('', '')
  })
}
