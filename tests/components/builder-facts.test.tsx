import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { ClaimList } from '../../src/builder/publish/claim-list.tsx'
import { type BuilderState, EMPTY_STATE } from '../../src/builder/state/builder-state.ts'
import { PicturesProvider, usePictureFiles } from '../../src/builder/state/pictures.tsx'
import { problemsIn, type StepId } from '../../src/builder/state/problems.ts'
import { useShownProblems } from '../../src/builder/state/shown-problems.ts'
import { FactsStep } from '../../src/builder/steps/facts-step.tsx'

/** The facts step with the state of the builder. */
function Facts({ initial, onState }: { initial: BuilderState; onState: (state: BuilderState) => void }) {
  const [state, setState] = useState(initial)
  const all = problemsIn(state)
  const { problems, enterField, leaveField } = useShownProblems(all, new Set<StepId>())
  const pictures = usePictureFiles()
  onState(state)
  return (
    <PicturesProvider value={pictures}>
      <FactsStep
        state={state}
        change={(change, field = '') => {
          enterField(field)
          setState(change)
        }}
        problems={problems}
        allProblems={all}
        onLeaveField={leaveField}
        goTo={() => {}}
        storeCheck={undefined}
        checkStore={async () => {}}
        onPreviewKind={() => {}}
      />
    </PicturesProvider>
  )
}

function showFacts(changed: Partial<BuilderState> = {}) {
  let current = EMPTY_STATE
  const initial = { ...EMPTY_STATE, trade: 'locksmith', ...changed }
  render(<Facts initial={initial} onState={(state) => (current = state)} />)
  return { user: userEvent.setup(), facts: () => current.facts }
}

/** Returns the group of facts that contains a field. */
function groupOf(label: string): HTMLDetailsElement {
  const group = screen.getByLabelText(label).closest('details')
  if (!group) throw new Error(`The field “${label}” is in no group.`)
  return group
}

it.each([
  ['Number of reviews', 'many', '1257', '1257'],
  ['Privacy policy', 'my page', 'a.test', 'https://a.test'],
])('a group stays open while the owner corrects its last problem: %s', async (label, wrong, right, shown) => {
  const { user } = showFacts()
  const field = screen.getByLabelText<HTMLInputElement>(label)
  groupOf(label).open = true
  await user.click(field)
  await user.paste(wrong)
  await user.tab()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await user.clear(field)
  for (const key of right) {
    await user.keyboard(key)
    expect(groupOf(label).open).toBe(true)
  }
  await user.tab()
  expect(groupOf(label).open).toBe(true)
  expect(field.getAttribute('aria-invalid')).toBeNull()
  expect(field.value).toBe(shown)
})

it('a problem appears when the owner leaves the field, not while typing', async () => {
  const { user } = showFacts()
  const field = screen.getByLabelText('Email')
  await user.click(field)
  await user.keyboard('ha')
  expect(field.getAttribute('aria-invalid')).toBeNull()
  await user.tab()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await user.click(field)
  await user.keyboard('@a.test')
  expect(field.getAttribute('aria-invalid')).toBeNull()
  await user.keyboard('{Backspace>4/}')
  expect(field.getAttribute('aria-invalid')).toBeNull()
})

it.each([
  ['Average rating', '4,8', '4.8', ['reviews', 'rating'], 4.8],
  ['Number of reviews', '1.257', '1257', ['reviews', 'count'], 1257],
  ['First number (latitude)', '54,3233', '54.3233', ['geo', 'latitude'], 54.3233],
  ['Time zone', 'Berlin', 'Europe/Berlin', ['time_zone'], 'Europe/Berlin'],
  ['Number for text messages', '0171 / 123 45 67', '+49 171 1234567', ['links', 'sms'], '+49 171 1234567'],
] as const)('the field “%s” accepts “%s”', async (label, text, shown, path, stored) => {
  const { user, facts } = showFacts({ facts: { address: { country: 'DE' } } })
  const field = screen.getByLabelText<HTMLInputElement>(label)
  await user.click(field)
  await user.paste(text)
  expect(field.value).toBe(text)
  await user.tab()
  expect(field.value).toBe(shown)
  expect(path.reduce<unknown>((value, name) => Object(value)[name], facts())).toBe(stored)
})

it('the owner chooses the country by its name', async () => {
  const { user, facts } = showFacts()
  await user.selectOptions(screen.getByLabelText('Country'), 'Germany')
  expect(facts()['address']).toEqual({ country: 'DE' })
})

it('a day has a second time for a break, which the owner can remove', async () => {
  const { user, facts } = showFacts()
  await user.click(screen.getByLabelText('Monday'))
  await user.click(screen.getByRole('button', { name: 'Add a second time on Monday', hidden: true }))
  const morning = { days: ['Mon'], opens: '08:00', closes: '12:00' }
  const afternoon = { days: ['Mon'], opens: '13:00', closes: '17:00' }
  expect(facts()['hours']).toEqual({ week: [morning, afternoon] })
  fireEvent.change(screen.getByLabelText('Monday after the break, closes'), { target: { value: '18:00' } })
  expect(facts()['hours']).toEqual({ week: [morning, { ...afternoon, closes: '18:00' }] })
  await user.click(screen.getByRole('button', { name: 'Remove the second time on Monday', hidden: true }))
  expect(facts()['hours']).toEqual({ week: [morning] })
})

it.each([
  ['locksmith', false],
  ['other', true],
])('the step asks for the type of business if the trade is “%s”: %s', (trade, isAsked) => {
  showFacts({ trade })
  expect(screen.queryByLabelText('Kind of business') !== null).toBe(isAsked)
})

it.each([
  ['pictures/owner-photo-1.webp', false],
  ['https://a.test/me.jpg', true],
])('the address of the picture %s has a field: %s', (owner_photo, hasField) => {
  showFacts({ facts: { owner_photo } })
  expect(screen.queryByDisplayValue(owner_photo) !== null).toBe(hasField)
})

it('shows the owner’s name as it is written', () => {
  const facts = { name: 'Cash $& Carry', headline: '{name} is always on time' }
  render(<ClaimList state={{ ...EMPTY_STATE, facts }} change={() => {}} />)
  expect(screen.getByText(/always on time/).textContent).toBe('“Cash $& Carry is always on time”')
})
