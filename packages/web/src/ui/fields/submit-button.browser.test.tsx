import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { DialogForm } from '../dialogs/dialog-form'

const shown = (state: { isSending: boolean; isReady: boolean }) =>
  render(
    <DialogForm title="Import" submit="Add 0 lines" {...state} onSubmit={fail} onClose={() => {}}>
      <input name="field" aria-label="Field" />
    </DialogForm>,
  )

function fail(): never {
  throw new Error('nothing may be sent')
}

test('while there is nothing to send the button cannot be pressed, and is not busy', async () => {
  const screen = await shown({ isSending: false, isReady: false })
  const send = screen.getByRole('button', { name: 'Add 0 lines' })
  await expect.element(send).toBeDisabled()
  expect(send.element().querySelector('span')).toBeNull()
  document.querySelector('form')?.requestSubmit()
})

test('while something is being sent the button is busy', async () => {
  const screen = await shown({ isSending: true, isReady: true })
  const send = screen.getByRole('button', { name: 'Add 0 lines' })
  await expect.element(send).toBeDisabled()
  expect(send.element().querySelector('span')).not.toBeNull()
})
