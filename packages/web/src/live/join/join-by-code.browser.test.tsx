import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createClient } from '../../api/client'
import { pretendApi } from '../../api/pretend-api'
import { placeIn } from '../../saved-here/hall-places'
import { connection } from '../../ui/has-connection'
import { PretendPage } from '../../ui/pretend-page'
import { ComeIn } from './come-in'
import { JoinByCode } from './join-by-code'

const found = {
  hall: 'h1',
  title: 'La llave equivocada',
  language: 'es',
  names: 'dealt',
  needsLogin: false,
  state: 'lobby',
} as const

beforeEach(() => localStorage.clear())

async function show(code?: string) {
  const { api, calls } = pretendApi()
  const into: string[] = []
  const screen = await render(
    <PretendPage>
      <JoinByCode client={createClient(api)} code={code} onIn={hall => into.push(hall)} />
    </PretendPage>,
  )
  const answered = async (at: number, status: number, body: unknown) => {
    await expect.poll(() => calls.length).toBe(at + 1)
    calls[at]?.answer(status, body)
    return calls[at]
  }
  return { screen, answered, into, calls }
}

test('a code with spaces leads to a dealt name, which can be another one; then one comes in', async () => {
  const { screen, answered, into } = await show()
  await screen.getByLabelText('Game code').fill(' 482 913')
  await screen.getByRole('button', { name: 'Join', exact: true }).click()
  expect((await answered(0, 200, found))?.path).toBe('/api/live/codes/482913')
  const joined = await answered(1, 201, {
    member: 4,
    name: 'Clever Robin',
    key: 'k'.repeat(22),
    waits: false,
  })
  expect(joined?.body).toEqual({ code: '482913' })
  await expect.element(screen.getByText('Clever Robin')).toBeVisible()
  await screen.getByRole('button', { name: 'Another name' }).click()
  const view = { name: 'Calm Tiger', renames: 2 }
  await answered(2, 200, { acks: [{ n: 1, code: null }], seq: 2, view, again: 3000 })
  await expect.element(screen.getByText('Calm Tiger')).toBeVisible()
  await screen.getByRole('button', { name: 'Come in' }).click()
  expect(into).toEqual(['h1'])
  expect(placeIn('h1')).toEqual({ hall: 'h1', code: '482913', key: 'k'.repeat(22) })
})

test('without a connection it says that it needs one', async () => {
  const { screen } = await show()
  const said = screen.getByText('This needs a connection.')
  await expect.element(said).not.toBeInTheDocument()
  connection.set(false)
  onTestFinished(() => connection.set(true))
  await expect.element(said).toBeVisible()
})

test('what is no code is said before it is sent, and a refusal stands beside the field', async () => {
  const { screen, answered, calls } = await show('48291')
  await screen.getByRole('button', { name: 'Join', exact: true }).click()
  await expect.element(screen.getByText('must have six digits')).toBeVisible()
  expect(calls).toEqual([])
  await screen.getByLabelText('Game code').fill('111111')
  await screen.getByRole('button', { name: 'Join', exact: true }).click()
  const message = 'No game has this code. Look at the screen again.'
  await answered(0, 404, { code: 'hall-not-found', message })
  await expect.element(screen.getByText(message)).toBeVisible()
})

test('a name of one’s own is sent, and one that somebody has is said beside it', async () => {
  const { screen, answered, into } = await show('482913')
  await screen.getByRole('button', { name: 'Join', exact: true }).click()
  await answered(0, 200, { ...found, names: 'own' })
  await screen.getByLabelText('Your name in this game').fill('Ana')
  await screen.getByRole('button', { name: 'Come in' }).click()
  await answered(1, 409, { code: 'name-taken', message: 'Someone here has this name.' })
  await expect.element(screen.getByText('Someone here has this name.')).toBeVisible()
  await screen.getByLabelText('Your name in this game').fill('Ana B.')
  await screen.getByRole('button', { name: 'Come in' }).click()
  const sent = await answered(2, 201, { member: 1, name: 'Brave Otter', waits: false })
  expect(sent?.body).toEqual({ code: '482913', name: 'Ana B.' })
  await expect.poll(() => into).toEqual(['h1'])
})

test('a visitor before a game for a class is led to the login, and from there back', async () => {
  const { screen, answered } = await show('482913')
  await screen.getByRole('button', { name: 'Join', exact: true }).click()
  await answered(0, 200, { ...found, needsLogin: true })
  await expect
    .element(screen.getByRole('link', { name: 'Log in' }))
    .toHaveAttribute('href', '/login?redirect=%2Flive%2F482913')
})

test('who was a guest in a game and has logged in joins as the user', async () => {
  localStorage.setItem(
    'hall-places',
    JSON.stringify([{ hall: 'h1', code: '482913', key: 'k'.repeat(22) }]),
  )
  const { api, calls } = pretendApi()
  const screen = await render(
    <PretendPage>
      <ComeIn
        client={createClient(api)}
        found={{ ...found, code: '482913' }}
        username="ana"
        onIn={() => undefined}
      />
    </PretendPage>,
  )
  await screen.getByRole('button', { name: 'Join as ana' }).click()
  await expect.poll(() => calls.length).toBe(1)
  expect(calls[0]?.headers).toMatchObject({ 'x-hall-key': 'k'.repeat(22) })
})
