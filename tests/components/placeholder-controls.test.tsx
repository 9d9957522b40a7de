import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import '../../src/elements/toast-area/rare-toasts.ts'
import { currentToast } from '../support/carts.ts'
import { aBusiness } from '../support/factories.ts'
import { renderSite } from '../support/render-site.tsx'

const ownText = { unavailable_title: 'Please call us', unavailable_text: 'Day and night.' }

describe('the owner’s text for controls that are not implemented', () => {
  it.each([
    ['home', 'Book Now'],
    ['about', 'Schedule a Consultation'],
    ['contact', /^Service Area/],
    ['contact', /^Hours/],
    ['contact', 'Request a Quote'],
  ])('appears in the “%s” section in the toast of the control %s', async (section, name) => {
    const { user, container } = renderSite('/', { business: aBusiness(ownText) })
    await user.type(screen.getByLabelText('Name *'), 'Ada')
    await user.type(screen.getByLabelText('Phone *'), '555')
    const controls = within(container.querySelector<HTMLElement>(`#${section}`) ?? container)
    await user.click(controls.getByRole('button', { name }))
    expect(currentToast()).toMatchObject({ title: 'Please call us', description: 'Day and night.' })
  })
})
