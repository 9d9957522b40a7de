import { parseUrl } from '../../untrusted/parse-url.ts'
import { ChoiceCards } from '../form/choice-cards.tsx'
import { Field } from '../form/field.tsx'
import { ProductsEditor } from '../products/products-editor.tsx'
import { chooseStore } from '../state/chosen-store.ts'
import { completeAddress } from '../state/typed-addresses.ts'
import { CheckStore } from '../store/check-button.tsx'
import { FindStoreId } from '../store/find-store-id.tsx'
import { STORE_KINDS } from '../store/store-choice.ts'
import { STORE_TYPES } from '../store/store-types.ts'
import type { StoreField } from '../store/types/store-type.ts'
import { isCheckable } from '../store/use-store-check.ts'
import { messagesFor, type StepProps } from './step-props.ts'

/** The owner's store and a check that it works, or the products that the owner lists. */
export function StoreStep(props: StepProps) {
  const { state, change } = props
  const { kind } = state.store
  const { fields, setup } = STORE_TYPES[kind]
  return (
    <>
      <p className="lead">
        Sell products on your website: from a store that you already have, or from a list that you write here.
      </p>
      <ChoiceCards
        legend="Do you have a store?"
        name="store-kind"
        value={kind}
        options={STORE_KINDS.map((value) => {
          const { label, about } = STORE_TYPES[value]
          return { value, label, about }
        })}
        onChange={(chosen) => change((current) => chooseStore(current, chosen))}
      />
      {kind === 'file' && <ProductsEditor {...props} />}
      {fields.map((field) => (
        <SettingField key={kind + field.name} {...props} field={field} />
      ))}
      {isCheckable(state) && <CheckStore {...props} />}
      {setup && (
        <section className="note setup" aria-labelledby="setup-title">
          <h3 id="setup-title">{setup.title}</h3>
          <p>{setup.text}</p>
          <code>{setup.code(originOf(state.siteUrl), location.origin)}</code>
        </section>
      )}
      {kind === 'hosted' && <FindStoreId />}
    </>
  )
}

/** A setting of the owner's store. */
function SettingField({ field, state, change, problems, onLeaveField }: StepProps & { field: StoreField }) {
  const { name, label, help, placeholder, isAddress, read = (text) => text } = field
  const set = (text: string) =>
    change((current) => ({ ...current, store: { ...current.store, [name]: text } }), `store.${name}`)
  const email = state.store.kind === 'file' ? String(state.facts['email'] ?? '') : ''
  return (
    <Field
      id={`store_${name}`}
      label={label}
      help={help}
      type={isAddress ? 'url' : 'text'}
      placeholder={placeholder ?? email}
      value={state.store[name]}
      onChange={(text) => set(read(text))}
      onLeave={() => {
        if (isAddress) set(completeAddress(state.store[name]))
        onLeaveField(`store_${name}`)
      }}
      error={messagesFor(problems, `store.${name}`)}
    />
  )
}

/** Returns the origin of the website, or an example without an address. */
function originOf(siteUrl: string): string {
  return parseUrl(siteUrl.trim())?.origin ?? 'https://your-business.com'
}
