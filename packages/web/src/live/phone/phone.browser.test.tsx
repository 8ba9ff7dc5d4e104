import type { MemberView } from '@duologue/domain/live/views/views'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PretendPage } from '../../ui/pretend-page'
import type { HallLink } from '../hall-link'
import { linkTo, memberView, sampleReveal, sampleTurn } from '../sample-views'
import { Phone } from './phone'

const show = (link: HallLink<MemberView>, onBack = () => undefined) => (
  <PretendPage>
    <Phone link={link} onBack={onBack} />
  </PretendPage>
)

const ended = (outcome: NonNullable<MemberView['end']>['outcome'], missed: string[] = []) =>
  memberView({
    state: 'ended',
    end: {
      outcome,
      missed: missed.map(text => ({ text, pinyin: null, translation: `(${text})` })),
      again: null,
    },
  })

test.each<[string, Partial<HallLink<MemberView>>, string]>([
  ['no view yet', { view: null, way: 'connecting' }, 'Connecting…'],
  ['the lobby', { view: memberView({ state: 'lobby' }) }, 'You are in. Look at the screen.'],
  ['a round that begins', { view: memberView({ round: 2 }) }, 'Round 2'],
  ['knocking', { view: memberView({ state: 'waiting' }) }, 'Your teacher lets you in.'],
  [
    'taken out',
    { view: memberView({ state: 'removed' }) },
    'The teacher has taken you out of this game.',
  ],
  ['another device', { over: 'other-device' }, 'You are playing on another device.'],
  ['an old page', { over: 'old-page' }, 'This page is out of date.'],
  ['a game that is gone', { over: 'hall-not-found' }, 'This game is over.'],
  ['the class has won', { view: ended('class') }, 'The class wins!'],
  ['the computer has won', { view: ended('computer') }, 'The computer wins.'],
  ['a team has won', { view: ended('side2') }, 'Team Gold wins!'],
  ['nobody has won', { view: ended('draw') }, 'A draw.'],
])('%s is said in the heading or beside it', async (_state, link, says) => {
  const screen = await render(show(linkTo<MemberView>(null, link)))
  await expect.element(screen.getByText(says, { exact: true })).toBeVisible()
})

test.each<[string, Partial<HallLink<MemberView>>, string]>([
  ['a lost line', { way: 'lost' }, 'Connection lost. Trying again…'],
  ['a server that asks for a moment', { way: 'lost', waits: true }, 'One moment…'],
  ['a pause', { view: memberView({ state: 'paused', turn: sampleTurn }) }, 'Paused.'],
  [
    'a screen that is away',
    { view: memberView({ isHostAway: true, turn: sampleTurn }) },
    "Waiting for the teacher's screen…",
  ],
])('%s is told over the question, which stays', async (_state, link, says) => {
  const view = link.view ?? memberView({ turn: sampleTurn })
  const screen = await render(show(linkTo(view, link)))
  await expect.element(screen.getByText(says)).toHaveAttribute('role', 'status')
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('together')
})

test('a press sooner than a hand can answer is held until it can be, and the first counts', async () => {
  let store = () => {}
  const stored = new Promise<null>(resolve => {
    store = () => resolve(null)
  })
  const act = vi.fn(() => stored)
  const screen = await render(show(linkTo(memberView({ turn: sampleTurn }), { act })))
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  // What is not painted yet cannot be answered.
  await new Promise(requestAnimationFrame)
  await userEvent.keyboard('3')
  await expect.element(screen.getByText('Sent…')).toBeVisible()
  await userEvent.keyboard('1')
  await expect.poll(() => act.mock.calls.length).toBe(1)
  const [sent] = act.mock.calls[0] as unknown as [{ elapsed: number }]
  expect(sent).toMatchObject({ type: 'answer', turn: '1-3', choice: 2 })
  expect(sent.elapsed).toBeGreaterThanOrEqual(250)
  store()
  await expect.element(screen.getByText('Your answer is in.')).toBeVisible()
  expect(act).toHaveBeenCalledTimes(1)
})

test('what the hall does not have is said not to be taken, and can be pressed again', async () => {
  const act = vi.fn().mockResolvedValueOnce('not-taken').mockResolvedValueOnce(null)
  const screen = await render(show(linkTo(memberView({ turn: sampleTurn }), { act })))
  const second = screen.getByRole('button', { name: sampleTurn.choices[1]?.text ?? '' })
  await second.click()
  await expect.element(screen.getByText('Your answer was not taken. Press again.')).toBeVisible()
  await second.click()
  await expect.element(screen.getByText('Your answer is in.')).toBeVisible()
})

test.each([
  ['hall-over', 'This game is over.'],
  ['too-late', 'Too late – the turn was over.'],
  ['not-allowed', 'Your answer was not taken. Press again.'],
])(
  'an answer that is refused as %s is told so; in a pause nothing is taken',
  async (code, says) => {
    const act = vi.fn(() => Promise.resolve(code))
    const turn = memberView({ turn: sampleTurn })
    const screen = await render(show(linkTo({ ...turn, state: 'paused' }, { act })))
    await userEvent.keyboard('2')
    await screen.rerender(show(linkTo(turn, { act })))
    await screen.getByRole('button', { name: sampleTurn.choices[3]?.text ?? '' }).click()
    await expect.element(screen.getByText(says)).toBeVisible()
    expect(act).toHaveBeenCalledTimes(1)
  },
)

test('what was pressed and is not among the answers of a turn that is over came too late', async () => {
  const screen = await render(show(linkTo(memberView({ turn: sampleTurn }))))
  await screen.getByRole('button', { name: sampleTurn.choices[0]?.text ?? '' }).click()
  const over = { ...sampleReveal, right: false, chosen: null, points: 0 }
  await screen.rerender(show(linkTo(memberView({ reveal: over }))))
  await expect.element(screen.getByText('Too late – the turn was over.')).toBeVisible()
  await screen.rerender(show(linkTo(memberView({ reveal: { ...over, id: '1-4' } }))))
  await expect.element(screen.getByText('No answer.')).toBeVisible()
})

test('after a reload the answer that the hall has is shown as chosen', async () => {
  const view = memberView({ turn: { ...sampleTurn, answered: 0 } })
  const screen = await render(show(linkTo(view)))
  await expect.element(screen.getByText('Your answer is in.')).toBeVisible()
  const first = screen.getByRole('button', { name: sampleTurn.choices[0]?.text ?? '' })
  await expect.element(first).toHaveAttribute('aria-disabled', 'true')
})

test('the reveal takes the focus and tells by words whether one was right, the line, and one’s points', async () => {
  const wrong = { ...sampleReveal, right: false, chosen: 'La dejé ayer.', points: 0 }
  const screen = await render(show(linkTo(memberView({ reveal: sampleReveal, place: 3 }))))
  await expect.element(screen.getByRole('heading', { name: 'Right!' })).toHaveFocus()
  await expect.element(screen.getByText('+14')).toBeVisible()
  await expect.element(screen.getByText('42 points · Place 3 of 28')).toBeVisible()
  await screen.rerender(show(linkTo(memberView({ reveal: { ...wrong, id: '1-4' } }))))
  await expect.element(screen.getByRole('heading', { name: 'Not right.' })).toHaveFocus()
  await expect.element(screen.getByText('La dejé ayer.')).toBeVisible()
})

test('the end shows the lines that one missed', async () => {
  const screen = await render(show(linkTo(ended('computer', ['Hola.', 'Adiós.']))))
  await expect.element(screen.getByRole('heading', { name: 'Lines to practise' })).toBeVisible()
  expect(screen.getByRole('listitem').elements()).toHaveLength(2)
})

test('another name is asked for in the menu of the lobby, and leaving is asked about', async () => {
  const act = vi.fn(() => Promise.resolve(null))
  const screen = await render(show(linkTo(memberView({ state: 'lobby' }), { act, way: 'slow' })))
  await screen.getByRole('button', { name: 'This game' }).click()
  await expect.element(screen.getByText('Connected the slow way.')).toBeVisible()
  await screen.getByRole('button', { name: 'Another name' }).click()
  expect(act).toHaveBeenCalledWith({ type: 'rename' })
})
