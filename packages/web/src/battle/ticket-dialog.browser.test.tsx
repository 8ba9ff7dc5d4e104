import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { TicketDialog } from './ticket-dialog'
import type { ShownWait } from './ticket-wait'

async function open(shown: ShownWait) {
  const wait = { again: vi.fn(), playWithout: vi.fn(), leave: vi.fn() }
  const screen = await render(<TicketDialog shown={shown} wait={wait} />)
  return { wait, screen }
}

const warning = /^Without its answer you can play, but the game will not count/

test('while one waits a moment, nothing is to be decided; it can be left', async () => {
  const { screen, wait } = await open({ name: 'waiting', message: null })
  await expect
    .element(screen.getByRole('dialog', { name: 'Waiting for the server…' }))
    .toBeVisible()
  expect(screen.getByText(warning).elements()).toEqual([])
  await screen.getByRole('button', { name: 'Close' }).click()
  expect(wait.leave).toHaveBeenCalledTimes(1)
})

test.each<[ShownWait, string]>([
  [{ name: 'late', message: null }, 'Still waiting for the server…'],
  [{ name: 'none', message: 'Too many requests.' }, 'Too many requests.'],
  [{ name: 'none', message: null }, 'The server does not answer. You may be offline.'],
])('%j says that the game will not count, and leaves the choice', async (shown, words) => {
  const { screen, wait } = await open(shown)
  await expect.element(screen.getByText(words)).toBeVisible()
  await expect.element(screen.getByText(warning)).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await screen.getByRole('button', { name: 'Play all the same' }).click()
  expect([wait.again.mock.calls.length, wait.playWithout.mock.calls.length]).toEqual([1, 1])
})

test('when the connection is back it tries again by itself, but only where there was no answer', async () => {
  const { wait } = await open({ name: 'none', message: null })
  window.dispatchEvent(new Event('online'))
  expect(wait.again).toHaveBeenCalledTimes(1)
  const late = await open({ name: 'late', message: null })
  window.dispatchEvent(new Event('online'))
  expect(late.wait.again).not.toHaveBeenCalled()
})
