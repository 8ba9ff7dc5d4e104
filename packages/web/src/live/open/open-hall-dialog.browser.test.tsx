import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createClient } from '../../api/client'
import { pretendApi } from '../../api/pretend-api'
import { PretendPage } from '../../ui/pretend-page'
import { OpenHallDialog } from './open-hall-dialog'

beforeEach(() => localStorage.clear())

async function show(classes: readonly string[], onClose = () => {}) {
  const { api, calls } = pretendApi()
  const thing = { kind: 'conversation', id: 'c1', title: 'La llave equivocada' } as const
  const screen = await render(
    <PretendPage>
      <OpenHallDialog client={createClient(api)} thing={thing} user="t" onClose={onClose} />
    </PretendPage>,
  )
  await expect.poll(() => calls.length).toBe(1)
  calls[0]?.answer(200, {
    classes: classes.map(name => ({ id: `id of ${name}`, name, role: 'teacher' })),
  })
  return { screen, calls }
}

test('the first class is chosen, for its students alone; what was chosen is sent', async () => {
  const { screen, calls } = await show(['7b', '8a'])
  await expect.element(screen.getByLabelText('Class')).toHaveValue('id of 7b')
  await expect.element(screen.getByLabelText('Who may join')).toHaveValue('class')
  await screen.getByLabelText('Who plays').selectOptions('Two teams')
  await screen.getByRole('button', { name: 'Open', exact: true }).click()
  await expect.poll(() => calls.length).toBe(2)
  expect(calls[1]?.body).toMatchObject({
    conversation: 'c1',
    class: 'id of 7b',
    settings: { form: 'teams', pace: 'step', rounds: 2, joins: 'class' },
  })
})

test('by keys alone: Enter opens as the last time, arrows choose, Escape closes', async () => {
  const onClose = vi.fn()
  const { screen, calls } = await show(['7b'], onClose)
  await expect.element(screen.getByRole('button', { name: 'Open', exact: true })).toHaveFocus()
  screen.getByLabelText('Class').element().focus()
  await userEvent.keyboard('{Tab}{ArrowDown}')
  await expect.element(screen.getByLabelText('Who plays')).toHaveValue('teams')
  screen.getByRole('button', { name: 'Open', exact: true }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => calls.length).toBe(2)
  const current = { id: 'h0', title: 'En el mercado' }
  calls[1]?.answer(409, { code: 'hall-open', message: 'You have an open game.', current })
  await expect.element(screen.getByRole('button', { name: 'Go to it' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

test('without a class anyone with the code may join; another open game is gone to or ended', async () => {
  const { screen, calls } = await show([])
  await screen.getByRole('button', { name: 'Open', exact: true }).click()
  await expect.poll(() => calls.length).toBe(2)
  expect(calls[1]?.body).toMatchObject({ settings: { joins: 'anyone' } })
  const current = { id: 'h0', title: 'En el mercado' }
  calls[1]?.answer(409, { code: 'hall-open', message: 'You have an open game.', current })
  await expect.element(screen.getByText('You have an open game: En el mercado.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Go to it' })).toBeVisible()
  await screen.getByRole('button', { name: 'End it and open this one' }).click()
  await expect.poll(() => calls.length).toBe(3)
  expect(calls[2]?.body).toMatchObject({ instead: 'h0' })
})

test('pairs play at their own pace, may speak, and may read it first', async () => {
  const { screen, calls } = await show([])
  expect(screen.getByLabelText('Read it together first').elements()).toEqual([])
  await screen.getByLabelText('Who plays').selectOptions('In pairs')
  expect(screen.getByLabelText('Pace').elements()).toEqual([])
  await screen.getByLabelText('Mode').selectOptions('Speaking')
  await screen.getByLabelText('Read it together first').click()
  await screen.getByRole('button', { name: 'Open', exact: true }).click()
  await expect.poll(() => calls.length).toBe(2)
  const settings = { form: 'pairs', pace: 'own', mode: 'speaking', readFirst: true }
  expect(calls[1]?.body).toMatchObject({ settings })
})

test('what was chosen last is chosen again; nothing is written in step', async () => {
  localStorage.setItem('hall-settings', JSON.stringify({ rounds: 3, mode: 'writing', form: 'no' }))
  const { screen } = await show([])
  await expect.element(screen.getByLabelText('Rounds')).toHaveValue('3')
  await expect.element(screen.getByLabelText('Mode')).toHaveValue('reading')
  await expect.element(screen.getByLabelText('Who plays')).toHaveValue('class')
})
