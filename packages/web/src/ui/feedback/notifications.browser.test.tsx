import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Dialog } from '../dialogs/dialog'
import { Notifications } from './notifications'
import { dismiss, notifications, notify, unsay } from './notify'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  for (const { id } of notifications.now()) dismiss(id)
  vi.useRealTimers()
})

const said = () => notifications.now().map(({ message }) => message)

test('a notification hides by itself after 6 seconds', () => {
  notify('success', 'Done.')
  vi.advanceTimersByTime(5999)
  expect(said()).toEqual(['Done.'])
  vi.advanceTimersByTime(1)
  expect(said()).toEqual([])
})

test('the same one said again is shown once, and its 6 seconds begin anew', () => {
  notify('success', 'Saved.')
  vi.advanceTimersByTime(4000)
  notify('success', 'Saved.')
  vi.advanceTimersByTime(4000)
  expect(said()).toEqual(['Saved.'])
  vi.advanceTimersByTime(2000)
  expect(said()).toEqual([])
})

test('the newest word about a thing takes the place of the ones before, and of no other', () => {
  notify('error', 'No connection.', 'saving')
  notify('error', 'Not found.', 'loading')
  notify('success', 'Saved.', 'saving')
  expect(said()).toEqual(['Not found.', 'Saved.'])
  unsay('loading')
  expect(said()).toEqual(['Saved.'])
})

test('an error is an alert, and can be closed before its time', async () => {
  const screen = await render(<Notifications />)
  notify('error', 'No voice.')
  notify('info', 'By the way.')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('No voice.')
  await screen.getByRole('alert').getByRole('button', { name: 'Close' }).click()
  await expect.poll(said).toEqual(['By the way.'])
})

test('what is told while a dialog is open lies over the dialog', async () => {
  const screen = await render(
    <>
      <Dialog title="Settings">Content</Dialog>
      <Notifications />
    </>,
  )
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  notify('error', 'This is not your class.')
  const told = screen.getByText('This is not your class.')
  await expect.element(told).toBeVisible()
  expect(told.element().closest(':popover-open')).not.toBeNull()
  for (const { id } of notifications.now()) dismiss(id)
  await expect.poll(() => document.querySelector(':popover-open')).toBeNull()
})

test('what is told while a part fills the screen lies over it, and can be closed there', async () => {
  const screen = await render(
    <>
      <button
        type="button"
        onClick={({ currentTarget: { parentElement } }) => void parentElement?.requestFullscreen()}
      >
        Full screen
      </button>
      <Notifications />
    </>,
  )
  await screen.getByRole('button', { name: 'Full screen' }).click()
  onTestFinished(() => document.exitFullscreen())
  await expect.poll(() => document.fullscreenElement).not.toBeNull()
  notify('info', 'One of them stays visible.')
  await expect.poll(() => document.querySelector(':popover-open')).not.toBeNull()
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.poll(said).toEqual([])
})

test('a browser that knows no popovers is told all the same', async () => {
  const known = ['popover', 'hidePopover', 'showPopover'] as const
  for (const name of known) {
    const kept = Object.getOwnPropertyDescriptor(HTMLElement.prototype, name) ?? {}
    onTestFinished(() => void Object.defineProperty(HTMLElement.prototype, name, kept))
    Reflect.deleteProperty(HTMLElement.prototype, name)
  }
  const screen = await render(<Notifications />)
  notify('success', 'Saved.')
  await expect.element(screen.getByText('Saved.')).toBeVisible()
})
