import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from '../ui/dialogs/dialog'
import { StageDialog } from './stage-dialog'

const dialog = (step: string) => (
  <StageDialog title={`Title ${step}`} step={step} actions={<button type="button">Next</button>}>
    <p>Words</p>
  </StageDialog>
)

test('neither Escape nor a press beside it closes the dialog', async () => {
  const screen = await render(dialog('1'))
  const shown = screen.getByRole('dialog', { name: 'Title 1' })
  await expect.element(shown).toBeVisible()
  await userEvent.keyboard('{Escape}{Escape}{Escape}')
  await userEvent.click(document.documentElement, { position: { x: 2, y: 2 }, force: true })
  await expect.element(shown).toBeVisible()
})

test('each step begins with its title', async () => {
  const screen = await render(dialog('1'))
  await expect.element(screen.getByRole('heading', { name: 'Title 1' })).toHaveFocus()
  await screen.getByRole('button', { name: 'Next' }).click()
  await screen.rerender(dialog('2'))
  await expect.element(screen.getByRole('heading', { name: 'Title 2' })).toHaveFocus()
})

test('a dialog that was opened from it is closed by Escape, and only that one', async () => {
  const screen = await render(
    <StageDialog title="Stage" actions={null}>
      <Dialog title="Help" onClose={() => undefined}>
        <p>Words</p>
      </Dialog>
    </StageDialog>,
  )
  const help = screen.getByRole('dialog', { name: 'Help' })
  await expect.element(help).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => help.query()).toBeNull()
  await expect.element(screen.getByRole('dialog', { name: 'Stage' })).toBeVisible()
})

test.each([
  [800, 'sticky'],
  [400, 'static'],
])('in a window %i pixels high the way on is %s', async (height, position) => {
  await page.viewport(320, height)
  const screen = await render(dialog('1'))
  const next = screen.getByRole('button', { name: 'Next' }).element()
  expect(next.parentElement && getComputedStyle(next.parentElement).position).toBe(position)
})
