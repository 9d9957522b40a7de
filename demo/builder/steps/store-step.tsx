import { useState } from 'react'
import { ChoiceCards } from '../form/choice-cards.tsx'
import { Field } from '../form/field.tsx'
import type { StoreChoice } from '../state/builder-state.ts'
import { checkStore } from '../store/check-store.ts'
import { FindStoreId } from '../store/find-store-id.tsx'
import { readStoreId } from '../store/read-store-id.ts'
import { messagesFor, type StepProps } from './step-props.ts'

/** The owner's store and a check that it works. */
export function StoreStep({ state, change, problems, onLeaveField, storeCheck, onStoreCheck }: StepProps) {
  const { store } = state
  const [isChecking, setChecking] = useState(false)
  const set = (changed: Partial<StoreChoice>, field = '') => {
    onStoreCheck(undefined)
    change((current) => ({ ...current, store: { ...current.store, ...changed } }), field)
  }

  async function check(): Promise<void> {
    setChecking(true)
    const result = await checkStore(store.host, store.id, { pageProtocol: location.protocol })
    setChecking(false)
    onStoreCheck(result)
  }

  return (
    <>
      <p className="lead">Sell products on your website from a store that you already have.</p>
      <ChoiceCards
        legend="Do you have a store?"
        name="store-kind"
        value={store.kind}
        options={[
          {
            value: 'hosted',
            label: 'A Hostinger store',
            about: 'Your products come from there, and customers pay there',
          },
          {
            value: 'none',
            label: 'I have no store',
            about: 'Your website has no products. You can add a store later',
          },
        ]}
        onChange={(kind) => set({ kind })}
      />
      {store.kind === 'hosted' && (
        <>
          <Field
            id="store_id"
            label="Store id"
            help="Paste the address of one of your product pictures, as shown below, or the id itself. It begins with store_."
            value={store.id}
            onChange={(text) => set({ id: readStoreId(text) }, 'store.id')}
            onLeave={() => onLeaveField('store_id')}
            error={messagesFor(problems, 'store.id')}
          />
          <Field
            id="store_host"
            label="Address of the store’s server"
            help="Leave it as it is for a Hostinger store."
            type="url"
            value={store.host}
            onChange={(host) => set({ host }, 'store.host')}
            onLeave={() => onLeaveField('store_host')}
            error={messagesFor(problems, 'store.host')}
          />
          <div className="check-store">
            <button type="button" className="button" onClick={() => void check()} disabled={isChecking}>
              Check my store
            </button>
            <p role="status" data-kind={isChecking ? 'checking' : storeCheck?.kind}>
              {isChecking ? 'Checking your store …' : storeCheck?.message}
            </p>
          </div>
          <FindStoreId />
        </>
      )}
    </>
  )
}
