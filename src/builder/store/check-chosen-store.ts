import '../../stores/medusa/store.ts'
import '../../stores/shopify/store.ts'
import '../../stores/woocommerce/store.ts'
import { registeredStore } from '../../provider/registered-stores.ts'
import { resolveSettings } from '../../runtime/settings/store-settings.ts'
import type { BuilderState } from '../state/builder-state.ts'
import { storeSettings } from '../state/chosen-store.ts'
import { storeProblems } from '../state/problems.ts'
import { type CheckDependencies, checkStore, type StoreCheck } from './check-store.ts'
import { STORE_TYPES } from './store-types.ts'

/** Requests the product list of the owner's store with the same code as the elements, and explains the result. */
export async function checkChosenStore(
  state: BuilderState,
  dependencies: CheckDependencies = {},
): Promise<StoreCheck> {
  const choices = storeSettings(state, '')
  const { storeType: type, storeHost: host, storeId: id } = choices
  const { pageProtocol = location.protocol } = dependencies
  if (!type) return checkStore(host, id, { ...dependencies, pageProtocol })
  const [problem] = storeProblems(state)
  if (problem) return { kind: 'incomplete', message: problem.message }
  const { settings } = resolveSettings({ ...choices })
  const { fetch: sendOverNetwork = globalThis.fetch } = dependencies
  const store = await registeredStore(type)
  const send: typeof fetch = async (url, init = {}) =>
    // Asks only whether there is a server, which needs no adapter.
    init.mode === 'no-cors' || !settings
      ? sendOverNetwork(host, init)
      : store.fetch(String(url), init, settings, sendOverNetwork)
  const result = await checkStore(host, id, { ...dependencies, fetch: send, pageProtocol })
  const explanation = STORE_TYPES[state.store.kind].explanations?.[result.kind]
  if (!explanation) return result
  const message = result.reason ? `${explanation} The answer was: “${result.reason}”` : explanation
  return { ...result, message }
}
