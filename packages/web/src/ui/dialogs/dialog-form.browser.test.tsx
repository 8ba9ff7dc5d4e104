import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from './dialog'
import { DialogForm } from './dialog-form'

/** A button that opens a dialog, which becomes another one, as one that waits for what it is about. */
function Page({ children }: { children?: React.ReactNode }) {
  const [step, setStep] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setStep(1)}>
        Open
      </button>
      {step === 1 ? (
        <Dialog title="Waiting" onClose={() => setStep(0)}>
          <button type="button" onClick={() => setStep(2)}>
            Go on
          </button>
        </Dialog>
      ) : null}
      {step === 2 ? (
        <DialogForm
          title="Form"
          submit="Send"
          isSending={false}
          onSubmit={() => setStep(0)}
          onClose={() => setStep(0)}
        >
          {children}
        </DialogForm>
      ) : null}
    </>
  )
}

const field = (
  <>
    <input aria-label="Fixed" readOnly />
    <input aria-label="First" />
  </>
)

async function openForm(children: React.ReactNode) {
  const screen = await render(<Page>{children}</Page>)
  await screen.getByRole('button', { name: 'Open' }).click()
  await screen.getByRole('button', { name: 'Go on' }).click()
  return screen
}

test('a form in a dialog begins in its first field that can be changed', async () => {
  const screen = await openForm(field)
  await expect.element(screen.getByLabelText('First')).toHaveFocus()
})

test('the focus goes back to what opened the dialog, however it is closed and whatever it was before', async () => {
  const ways = [
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.keyboard('{Enter}'),
    async () => screen.getByRole('button', { name: 'Cancel' }).click(),
  ]
  const screen = await render(<Page>{field}</Page>)
  for (const close of ways) {
    await screen.getByRole('button', { name: 'Open' }).click()
    await screen.getByRole('button', { name: 'Go on' }).click()
    await expect.element(screen.getByLabelText('First')).toHaveFocus()
    await close()
    await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
  }
})

test('a question without a field stays at its buttons', async () => {
  const screen = await openForm(<p>Really?</p>)
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
})
