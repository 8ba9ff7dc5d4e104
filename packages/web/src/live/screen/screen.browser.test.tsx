import type { ScreenView } from '@duologue/domain/live/views/views'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PretendPage } from '../../ui/pretend-page'
import type { HallLink } from '../hall-link'
import { linkTo, sampleMembers, screenReveal, screenTurn, screenView } from '../sample-views'
import { Screen } from './screen'

const show = (view: Partial<ScreenView>, more: Partial<HallLink<ScreenView>> = {}) => (
  <PretendPage>
    <Screen link={linkTo(screenView(view), more)} onAgain={() => undefined} report={null} />
  </PretendPage>
)

const lobby = { state: 'lobby' } as const
const done = () => vi.fn(() => Promise.resolve(null))

test('the lobby says where to go, the code in words and as a picture, and who is here', async () => {
  const screen = await render(show(lobby))
  await expect.element(screen.getByText('Go to duologue.example/live')).toBeVisible()
  await expect.element(screen.getByText('482 913')).toBeVisible()
  await expect
    .element(screen.getByRole('img', { name: 'Code as a picture: duologue.example/live/482913' }))
    .toBeVisible()
  await expect.element(screen.getByText('5 are here')).toBeVisible()
  await expect.element(screen.getByText('Clever Robin')).toBeVisible()
  expect(screen.getByText('Ana Fuentes').elements()).toEqual([])
})

test('nobody is there: it is said, and nothing can be started; of teams both need someone', async () => {
  const screen = await render(show({ ...lobby, members: [], here: 0, lacks: 'members' }))
  await expect.element(screen.getByText('Nobody is here yet.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Start' })).toBeDisabled()
  await screen.rerender(show({ ...lobby, lacks: 'side' }))
  await expect.element(screen.getByText('Both teams need someone.')).toBeVisible()
})

test('the buttons of the lobby do what they say', async () => {
  const act = done()
  const screen = await render(show(lobby, { act }))
  for (const name of ['Start', 'Lock', 'New code'])
    await screen.getByRole('button', { name, exact: true }).click()
  expect(act.mock.calls).toEqual([
    [{ type: 'start' }],
    [{ type: 'lock', locked: true }],
    [{ type: 'new-code' }],
  ])
  await screen.getByRole('button', { name: 'End', exact: true }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'End' }).click()
  expect(act).toHaveBeenLastCalledWith({ type: 'end' })
})

test('who knocks is let in, all at once or one by one', async () => {
  const act = done()
  const members = sampleMembers.map(member => ({ ...member, waits: member.number > 4 }))
  const screen = await render(show({ ...lobby, members }, { act }))
  await expect.element(screen.getByText('2 ask to come in.')).toBeVisible()
  await screen.getByRole('button', { name: 'Let all in' }).click()
  expect(act).toHaveBeenLastCalledWith({ type: 'let-in', members: [5, 6] })
  await screen.getByRole('button', { name: 'Look' }).click()
  await screen.getByRole('button', { name: 'Not now: Swift Badger' }).click()
  expect(act).toHaveBeenLastCalledWith({ type: 'not-now', members: [6] })
})

test('a name that its owner chose is shown after a look', async () => {
  const act = done()
  const members = sampleMembers.map(each => (each.number === 2 ? { ...each, asks: 'Ana' } : each))
  const screen = await render(show({ ...lobby, members }, { act }))
  await screen.getByRole('button', { name: 'Show the name Ana' }).click()
  expect(act).toHaveBeenLastCalledWith({ type: 'show-names', members: [2] })
})

test('a turn shows what is asked and how many have answered; the code is hidden until it is wanted', async () => {
  const act = done()
  const screen = await render(show({ turn: screenTurn }, { act }))
  await expect.element(screen.getByText('23 of 28 have answered')).toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('together')
  expect(screen.getByText('482 913').elements()).toEqual([])
  await screen.getByRole('button', { name: 'Show code' }).click()
  await expect.element(screen.getByText('482 913')).toBeVisible()
  await screen.getByRole('button', { name: 'Go on' }).click()
  expect(act).toHaveBeenLastCalledWith({ type: 'next', turn: '1-3' })
  await screen.getByRole('button', { name: 'Pause' }).click()
  expect(act).toHaveBeenLastCalledWith({ type: 'pause' })
})

test('while a round begins it is announced', async () => {
  const screen = await render(show({ round: 2 }))
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Round 2' })).toBeVisible()
})

test('nothing of a line that is to be heard is written; when it was heard the hall is told', async () => {
  const act = done()
  const cue = { kind: 'sound', audio: null, text: 'Hola.' } as const
  const turn = { ...screenTurn, cue, isHeard: true }
  const screen = await render(show({ turn }, { act }))
  await expect.element(screen.getByText('Which line is it?')).toBeVisible()
  expect(screen.getByText('Hola.').elements()).toEqual([])
  await expect.poll(() => act.mock.calls).toContainEqual([{ type: 'heard', turn: '1-3' }])
})

test('the reveal shows the right line, how many chose what, and tells the blow', async () => {
  const screen = await render(show({ reveal: screenReveal }))
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('juntos')
  await expect.element(screen.getByText('6 answers')).toBeInTheDocument()
  await expect.element(screen.getByText('Team Blue loses 3 Team Gold loses 12')).toBeInTheDocument()
})

test('a paused game goes on by its main button; one that waited for its host says so', async () => {
  const act = done()
  const screen = await render(show({ state: 'paused', pause: 'host-away' }, { act }))
  await expect.element(screen.getByText('The game waits for you.')).toBeVisible()
  await screen.getByRole('button', { name: 'Go on' }).click()
  expect(act).toHaveBeenLastCalledWith({ type: 'resume' })
})

test('M opens the members, where alone full names are told, and what can be done with each', async () => {
  const act = done()
  const screen = await render(show({ turn: screenTurn }, { act }))
  await userEvent.keyboard('m')
  await expect.element(screen.getByText('Ana Fuentes')).toBeVisible()
  await screen.getByRole('button', { name: 'Other team: Brave Otter' }).click()
  expect(act).toHaveBeenLastCalledWith({ type: 'move', member: 2, side: 1 })
  await screen.getByRole('button', { name: 'Remove: Brave Otter' }).click()
  expect(act).toHaveBeenLastCalledWith({ type: 'remove', member: 2 })
  await screen.getByRole('button', { name: 'Give this place to…: Brave Otter' }).click()
  await screen.getByLabelText('Name', { exact: true }).selectOptions('Quiet Maple')
  await screen.getByRole('button', { name: 'Give', exact: true }).click()
  expect(act).toHaveBeenLastCalledWith({ type: 'give-place', from: 2, to: 3 })
})

test('at their own pace each side has its bar, and the end is asked about', async () => {
  const { settings } = screenView()
  const own = { settings: { ...settings, pace: 'own', shows: 'sides' } as const }
  const screen = await render(show(own))
  await expect.element(screen.getByText('15 lines answered')).toBeVisible()
  await expect.element(screen.getByText('18 lines answered')).toBeVisible()
  expect(screen.getByText('Swift Badger').elements()).toEqual([])
  // The three who are furthest, and nobody else, are named where the host wants that.
  await screen.rerender(show({ settings: { ...own.settings, shows: 'three' } }))
  for (const name of ['Swift Badger', 'Gentle Comet', 'Sunny Falcon'])
    await expect.element(screen.getByText(name)).toBeVisible()
  expect(screen.getByText('Quiet Maple').elements()).toEqual([])
  await screen.getByRole('button', { name: 'End for all' }).click()
  await expect.element(screen.getByText("Everyone's game ends now. End?")).toBeVisible()
})

test('the end has a winner, the board, and the lines to look at again', async () => {
  const line = { text: 'Hola.', pinyin: null, translation: 'Hello.', audio: null }
  const end = { outcome: 'side1', lines: [line], again: null } as const
  const screen = await render(show({ state: 'ended', end }))
  await expect.element(screen.getByRole('heading', { name: 'Team Blue wins!' })).toBeVisible()
  await expect.element(screen.getByText('60 points')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Play "Hola."' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Play again' })).toBeVisible()
})

test('a board that names nobody names the teams, and in step the health that decided', async () => {
  const end = { outcome: 'side1', lines: [], again: null } as const
  const board = ([1, 2] as const).map(side => {
    const rest = { name: '', side, points: 7, place: side }
    return side === 1 ? { ...rest, health: 84 } : rest
  })
  const screen = await render(show({ state: 'ended', end, board }))
  const rows = screen.getByRole('listitem')
  await expect.element(rows.nth(0)).toHaveTextContent(/Team Blue.*84 health left/)
  await expect.element(rows.nth(1)).toHaveTextContent(/Team Gold.*7 points/)
})
