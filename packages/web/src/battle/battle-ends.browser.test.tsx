import type { SavedPlay } from '@duologue/contract/shapes/play'
import { newBattle } from '@duologue/domain/battle/battle'
import { battleOffer } from '@duologue/domain/battle/battle-offer'
import type { Guess } from '@duologue/domain/battle/facts/guess'
import { randomFromSeed } from '@duologue/domain/battle/random'
import { sampleSetup } from '@duologue/domain/battle/sample-battle'
import { step } from '@duologue/domain/battle/step'
import { nextDeadline } from '@duologue/domain/battle/turn/next-deadline'
import type { BattleMode } from '@duologue/domain/choices/battle-modes'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { storedPlay } from '../plays/stored-play'
import { battleDifficulty, relaxedTiming } from '../saved-here/battle-choices'
import { battleRuns } from '../saved-here/battle-runs'
import type { PlaySaving, SavingPlay } from '../sending/play-saving'
import { GameOver } from './game-over/game-over'
import { sampleScript } from './sample-game'
import { CannotBattle } from './settings/cannot-battle'

const router = createRouter({
  routeTree: createRootRoute(),
  history: createMemoryHistory({ initialEntries: ['/'] }),
})

const show = (shown: ReactNode) =>
  render(<RouterContextProvider router={router}>{shown}</RouterContextProvider>)

/** The sample battle, in which the learner never answers, over. */
function lostBattle(mode: BattleMode) {
  const random = randomFromSeed(7)
  let battle = step(newBattle(sampleSetup({ mode })), { type: 'start', at: 0 }, random)
  for (let due = nextDeadline(battle); due; due = nextDeadline(battle)) {
    battle = step(battle, due.event, random)
  }
  if (battle.phase.name !== 'gameEnd') throw new Error('it does not end')
  return { battle, result: battle.phase.result }
}

/** A play that is being stored; `tell` says how it went on. */
function pretendSaving(first: PlaySaving | null = { name: 'sending' }) {
  let state = first
  const listeners = new Set<() => void>()
  const saving: SavingPlay = {
    now: () => state,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const tell = (next: PlaySaving) => {
    state = next
    for (const listener of listeners) listener()
  }
  return { saving, tell }
}

const offer = battleOffer(['reading'])

async function openOver({
  hasTicket = true,
  ofClass,
  first,
  missed = 0,
  guesses = [],
  offered = offer,
}: {
  hasTicket?: boolean
  ofClass?: string
  first?: PlaySaving | null
  /** How many of the first lines were missed. */
  missed?: number
  guesses?: readonly Guess[]
  offered?: typeof offer
} = {}) {
  const [onRestart, onAgain] = [vi.fn(), vi.fn()]
  const { battle, result } = lostBattle('reading')
  const { saving, tell } = pretendSaving(first)
  const screen = await show(
    <GameOver
      battle={battle}
      result={result}
      script={sampleScript}
      missed={battle.setup.lines.slice(0, missed)}
      guesses={guesses}
      saving={saving}
      hasTicket={hasTicket}
      ofClass={ofClass}
      offer={offered}
      onAgain={onAgain}
      onRestart={onRestart}
    />,
  )
  return { screen, tell, onRestart, onAgain }
}

test('Game Over says who won, the score and what it is made of, reads them out, and restarts', async () => {
  const { screen, tell, onRestart } = await openOver()
  const dialog = screen.getByRole('dialog', { name: 'Game Over' })
  await expect
    .element(dialog)
    .toHaveAccessibleDescription(/^You lose\. The last round is over, .* Your score 3,280$/)
  await screen.getByText('How your score is worked out').click()
  const parts = screen.getByRole('definition').elements()
  expect(parts.map(part => part.textContent)).toEqual(['0', '+ 1,640', '× 2', '× 1'])
  await expect.element(screen.getByText('Saving this play…')).toBeVisible()
  tell({ name: 'saved', play: storedPlay({}) })
  await expect.element(screen.getByText('Saved. This play counts.')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Scores' }))
    .toHaveAttribute('href', '/convo/sample12/leaderboard')
  await screen.getByRole('button', { name: 'Restart' }).click()
  expect(onRestart).toHaveBeenCalledTimes(1)
})

test('Play again plays with the same settings', async () => {
  const { screen, onAgain, onRestart } = await openOver()
  await screen.getByRole('button', { name: 'Play again' }).click()
  expect(onAgain.mock.calls).toEqual([[]])
  expect(onRestart).not.toHaveBeenCalled()
})

const runs = (easy: number, lost: number) =>
  battleRuns.set([{ mode: 'reading', difficulty: 'normal', easy, lost }])

test('after two losses it is suggested to play otherwise, or to learn; what is taken is kept', async () => {
  runs(0, 2)
  const { screen, onAgain } = await openOver({ missed: 2 })
  const learn = screen.getByRole('link', { name: 'Learn these lines first' }).element()
  expect(learn.getAttribute('href')).toMatch(/^\/convo\/sample12\/learn\?lines=/)
  await screen.getByRole('button', { name: 'Relaxed timing' }).click()
  await screen.getByRole('button', { name: 'Try Easy' }).click()
  expect(onAgain.mock.calls).toEqual([[{ relaxed: true }], [{ difficulty: 'easy' }]])
  expect([relaxedTiming.get(), battleDifficulty.get()]).toEqual([true, 'easy'])
  localStorage.clear()
})

test('no difficulty is suggested that an assignment does not leave open', async () => {
  runs(2, 0)
  const fixed = battleOffer(['reading'], { mode: 'reading', difficulty: 'normal' })
  const { screen } = await openOver({ offered: fixed })
  expect(screen.getByRole('button', { name: /^Try / }).elements()).toEqual([])
  await screen.unmount()
  const { screen: open } = await openOver()
  await expect.element(open.getByRole('button', { name: 'Try Hard' })).toBeVisible()
  localStorage.clear()
})

test('a new best is told with the one before; the first one is not called so', async () => {
  const { screen, tell } = await openOver()
  tell({ name: 'saved', play: storedPlay({ best: { before: 2480, now: 3280 } }) })
  await expect.element(screen.getByText('New best: 3,280 (before 2,480)')).toBeVisible()
  tell({ name: 'saved', play: storedPlay({ best: { before: null, now: 3280 } }) })
  await expect.element(screen.getByText(/^New best/)).not.toBeInTheDocument()
})

test('lines that were missed are told, and lead to where they alone are practised', async () => {
  const { screen } = await openOver({ missed: 2 })
  await expect.element(screen.getByRole('heading', { name: 'Lines to practise' })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Hear: / }).elements()).toHaveLength(2)
  const way = screen.getByRole('link', { name: 'Practise these 2' }).element()
  expect(way.getAttribute('href')).toMatch(/^\/convo\/sample12\/learn\?lines=/)
})

test('guesses at the computer are counted there, and nowhere else', async () => {
  const guess = (turn: string, isRight: boolean) => ({ turn, says: true, isRight })
  const { screen } = await openOver({ guesses: [guess('1-0', true), guess('1-2', false)] })
  await expect
    .element(screen.getByText('Your guesses about the computer: 1 of 2 were right.'))
    .toBeVisible()
})

test('it shows what the server stored: a play that does not count has no win and no such score', async () => {
  const { screen, tell } = await openOver()
  tell({
    name: 'saved',
    play: storedPlay({ score: 0, verified: false, uncounted: 'record', base: null }),
  })
  await expect
    .element(screen.getByRole('dialog', { name: 'Game Over' }))
    .toHaveAccessibleDescription(/^This play does not count\..* Your score 0$/)
  await expect.element(screen.getByText(/does not fit its rules or its time/)).toBeVisible()
  expect(screen.getByRole('definition').elements()).toEqual([])
})

test('a win that the server counted otherwise is told as it counted', async () => {
  const { screen, tell } = await openOver()
  tell({ name: 'saved', play: storedPlay({ score: 9000, isWinner: true }) })
  await expect
    .element(screen.getByRole('dialog', { name: 'Game Over' }))
    .toHaveAccessibleDescription('You win! So the server counted it. Your score 9,000')
})

test('a play without a ticket is said not to count, before and after it is stored', async () => {
  const { screen, tell } = await openOver({ hasTicket: false })
  const reason = screen.getByText(/^This play does not count: it was begun without/)
  await expect.element(reason).toBeVisible()
  tell({ name: 'later' })
  await expect
    .element(screen.getByText('Saved on this device. It will be sent when you are online.'))
    .toBeVisible()
  tell({ name: 'saved', play: storedPlay({ verified: false, uncounted: 'told' }) })
  await expect.element(screen.getByText(/^It is kept among your plays/)).toBeVisible()
  await expect.element(reason).toBeVisible()
})

const standing = { status: 'open', score: 3280, plays: 1, metAt: null } as const

test.each<[string, Partial<NonNullable<SavedPlay['assigned']>>, RegExp[]]>([
  [
    'is done',
    { standing: { ...standing, status: 'done' }, cards: 3 },
    [/^Assignment done\.$/, /^\+3 cards$/],
  ],
  [
    'is done late',
    { standing: { ...standing, status: 'late' } },
    [/^Assignment done, after its due date\.$/],
  ],
  ['asks for a win', {}, [/^Your assignment still asks: Win a game\.$/]],
  [
    'asks for a score',
    { requirement: 'score', requiredScore: 5000 },
    [/^Your assignment still asks: Reach 5,000 points\.$/, /^Your best so far: 3,280 points\.$/],
  ],
])('an assignment that %s is told, with the way back to the class', async (_name, part, told) => {
  const { screen, tell } = await openOver({ ofClass: '/classes/1/student' })
  const assigned = { requirement: 'win', requiredScore: null, standing, cards: 0, ...part } as const
  tell({ name: 'saved', play: storedPlay({ assignment: 'one', assigned }) })
  for (const words of told) await expect.element(screen.getByText(words)).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Back to the class' }))
    .toHaveAttribute('href', '/classes/1/student')
  expect(screen.getByRole('link', { name: 'Back to the conversation' }).elements()).toEqual([])
})

test('an assignment that did not take the play is told, and so is a play that is refused', async () => {
  const { screen, tell } = await openOver({ ofClass: '/classes/1/student' })
  tell({ name: 'saved', play: storedPlay({}) })
  await expect.element(screen.getByText(/^Your assignment did not take this play/)).toBeVisible()
  tell({ name: 'refused', message: 'Conversation not found.' })
  await expect
    .element(screen.getByText('This play could not be saved: Conversation not found.'))
    .toBeVisible()
})

test('a visitor is told nothing of storing', async () => {
  const { screen } = await openOver({ first: null })
  expect(screen.getByRole('region', { name: 'What became of this play' }).elements()).toEqual([])
})

test('where nothing can be chosen it says so, and leads to what can be played', async () => {
  const screen = await show(<CannotBattle script={{ ...sampleScript, language: 'es' }} />)
  await expect
    .element(screen.getByText('This conversation has too few different lines', { exact: false }))
    .toBeVisible()
  const href = screen.getByRole('link', { name: 'Find a conversation' }).element()
  expect(href.getAttribute('href')).toBe('/search/conversations?language=es')
  await expect
    .element(screen.getByRole('link', { name: 'Back to the conversation' }))
    .toHaveAttribute('href', '/conversations/sample/la-llave')
})
