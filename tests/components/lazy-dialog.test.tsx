import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { type LoadedOnce, loadOnce } from '../../src/ui/load-once.ts'
import { useLazyDialog } from '../../src/ui/use-lazy-dialog.ts'
import { renderComponent } from '../support/render-component.tsx'

interface PageProps {
  part: LoadedOnce<true>
  onFailure: () => void
}

/** A button that opens a dialog, and a text field. */
function Page({ part, onFailure }: PageProps) {
  const { isOpen, isLoading, open, close } = useLazyDialog(part, onFailure)
  return (
    <>
      <button type="button" aria-busy={isLoading} onClick={({ currentTarget }) => void open(currentTarget)}>
        Open
      </button>
      <input />
      {isOpen && (
        <div role="dialog">
          <button type="button" onClick={close}>
            Close
          </button>
        </div>
      )}
    </>
  )
}

/** Renders a button that opens a dialog, whose code `arrive` or `fail` lets arrive or fail to load. */
function aLazyDialog() {
  let arrive = () => {}
  let fail = () => {}
  const part = loadOnce(
    () =>
      new Promise<true>((resolve, reject) => {
        arrive = () => resolve(true)
        fail = () => reject(new TypeError('Failed to fetch dynamically imported module'))
      }),
  )
  const onFailure = vi.fn()
  const { user } = renderComponent(<Page part={part} onFailure={onFailure} />)
  const opener = screen.getByRole('button', { name: 'Open' })
  const isBusy = () => opener.getAttribute('aria-busy') === 'true'
  return { user, opener, isBusy, onFailure, arrive: () => arrive(), fail: () => fail() }
}

describe('a dialog that is loaded when it is opened', () => {
  it('marks its button as busy until the dialog opens', async () => {
    const { user, opener, isBusy, arrive } = aLazyDialog()
    await user.click(opener)
    expect(isBusy()).toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
    arrive()
    expect(await screen.findByRole('dialog')).toBeTruthy()
    expect(isBusy()).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('does not open if the visitor has moved focus in the meantime', async () => {
    const { user, opener, isBusy, arrive, onFailure } = aLazyDialog()
    await user.click(opener)
    await user.click(screen.getByRole('textbox'))
    arrive()
    await waitFor(() => expect(isBusy()).toBe(false))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(onFailure).not.toHaveBeenCalled()
  })

  it('reports that it could not be loaded', async () => {
    const { user, opener, isBusy, fail, onFailure } = aLazyDialog()
    await user.click(opener)
    fail()
    await waitFor(() => expect(onFailure).toHaveBeenCalledOnce())
    expect(isBusy()).toBe(false)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
