import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TypedDeleteDialog } from './typed-delete-dialog'

async function showDialog() {
  const done = { deleted: 0, closed: 0 }
  const screen = await render(
    <TypedDeleteDialog
      title="Delete it"
      warning="It goes for good."
      onDelete={() => Promise.resolve(void (done.deleted += 1))}
      onClose={() => {
        done.closed += 1
      }}
    />,
  )
  return { screen, done, field: screen.getByLabelText('Type "DELETE FOREVER"') }
}

test.each(['', 'delete', 'DELETE  FOREVER', 'forever delete'])(
  'the words "%s" delete nothing',
  async words => {
    const { screen, done, field } = await showDialog()
    await field.fill(words)
    await screen.getByRole('button', { name: 'Delete forever' }).click()
    await expect.element(screen.getByText('Must type "DELETE FOREVER".')).toBeVisible()
    await expect.element(field).toHaveFocus()
    expect(done.deleted).toBe(0)
  },
)

test.each(['DELETE FOREVER', 'delete forever', ' Delete Forever '])(
  'the words "%s" delete it, once',
  async words => {
    const { screen, done, field } = await showDialog()
    await field.fill(words)
    await screen.getByRole('button', { name: 'Delete forever' }).click()
    await expect.poll(() => done.deleted).toBe(1)
  },
)

test('Escape closes the dialog', async () => {
  const { screen, done } = await showDialog()
  await expect.element(screen.getByRole('dialog', { name: 'Delete it' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => done.closed).toBe(1)
  expect(done.deleted).toBe(0)
})
