import { type Hall, newHall } from '@duologue/domain/live/hall'
import { lobbyOfPair, startedPairs } from '@duologue/domain/live/pairs/sample-pairs'
import { foldAll, sampleJoin, sampleOpening } from '@duologue/domain/live/sample-hall'
import { memberView as viewOfMember } from '@duologue/domain/live/views/member-view'
import type { ScreenView } from '@duologue/domain/live/views/views'
import { sampleItems } from '@duologue/domain/pronunciation/game/sample-items'
import axe from 'axe-core'
import type { ReactElement } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import './tokens.css'
import './base.css'
import { createClient } from '../api/client'
import type { FetchApi } from '../api/fetch-api'
import { pretendApi } from '../api/pretend-api'
import { ComeIn } from '../live/join/come-in'
import { JoinByCode } from '../live/join/join-by-code'
import { LiveDuel } from '../live/open/live-duel'
import { OpenHallDialog } from '../live/open/open-hall-dialog'
import { Phone } from '../live/phone/phone'
import { HallReport } from '../live/report/hall-report'
import { sampleReport } from '../live/report/sample-report'
import {
  linkTo,
  memberView,
  sampleMembers,
  sampleReveal,
  sampleTurn,
  screenReveal,
  screenTurn,
  screenView,
} from '../live/sample-views'
import { Screen } from '../live/screen/screen'
import { PretendPage } from '../ui/pretend-page'
import { axeFaults } from './axe-faults'

type MemberState = Parameters<typeof memberView>[0]

/** A state, the buttons that lead to it one after another, and what stands there then. */
type Shown = [state: string, page: ReactElement, opens: string[], says: string]

const phone = (state: string, view: MemberState, says: string, opens: string[] = []): Shown => [
  state,
  <Phone key={state} link={linkTo(memberView(view))} onBack={() => undefined} />,
  opens,
  says,
]

const screen = (
  state: string,
  view: Partial<ScreenView>,
  says: string,
  opens: string[] = [],
): Shown => [
  state,
  <Screen
    key={state}
    link={linkTo(screenView(view))}
    onAgain={() => undefined}
    report={<a href="/live/h1/report">Report</a>}
  />,
  opens,
  says,
]

/** The game of a member who plays at their own pace. */
function ownGame(isList: boolean) {
  const opening = sampleOpening({ pace: 'own', difficulty: 'easy', rounds: 1, ownPlace: true })
  const items = isList ? sampleItems : null
  const hall = foldAll(
    [
      [0, null, sampleJoin(1)],
      [10, null, { type: 'start' }],
    ],
    newHall({ ...opening, script: { ...opening.script, items } }),
  )
  return viewOfMember(hall, 1, 3_600_000) ?? {}
}

const seenIn = (...[hall, at]: [Hall, number]) => viewOfMember(hall, 1, at) ?? {}
const pairs = startedPairs()
const noAnswer = { type: 'time', at: 400_000 } as const
const drawn = foldAll(
  [
    [500_000, 1, { type: 'play', game: 0, index: 1, event: noAnswer }],
    [500_001, null, { type: 'end' }],
  ],
  pairs,
)

/** What two see who play with each other (live.md#together). */
const inPairs: Shown[] = [
  phone('the lobby of a pair', seenIn(lobbyOfPair(), 100), 'I am ready'),
  phone(
    'what is read first',
    seenIn(startedPairs({ readFirst: true }), 2000),
    'Read it together first',
  ),
  phone('a duel with a partner', seenIn(pairs, 5000), 'Guest 2'),
  phone(
    'a partner who is gone',
    seenIn(foldAll([[5000, null, { type: 'gone', member: 2 }]], pairs), 60_000),
    'Waiting for Guest 2…',
  ),
  phone('a draw', seenIn(drawn, 500_001), 'A draw.'),
]

const missed = { text: 'Hola.', pinyin: null, translation: 'Hello.' }
const line = { ...missed, audio: null }
const { settings } = screenView()
const ownPace = { ...settings, pace: 'own' } as const
const knocks = sampleMembers.map(member => ({ ...member, waits: member.number > 4 }))

const onPhones: Shown[] = [
  phone('the lobby', { state: 'lobby' }, 'You are in. Look at the screen.'),
  phone('the menu', { state: 'lobby' }, 'Another name', ['This game']),
  phone('leaving', { turn: sampleTurn }, 'Leave this game?', ['This game', 'Leave the game']),
  phone('a turn', { turn: sampleTurn }, 'Then let us look for it together.'),
  phone('an answer', { turn: { ...sampleTurn, answered: 0 } }, 'Your answer is in.'),
  phone('a pause', { state: 'paused', turn: sampleTurn }, 'Paused.'),
  phone('the reveal', { reveal: sampleReveal, place: 3 }, 'Right!'),
  phone(
    'the reveal of a wrong answer',
    { reveal: { ...sampleReveal, right: false, chosen: 'La dejé ayer.', points: 0 } },
    'Not right.',
  ),
  phone(
    'the end',
    { state: 'ended', end: { outcome: 'side1', missed: [missed], again: null } },
    'Lines to practise',
  ),
  phone('taken out', { state: 'removed' }, 'Ask to come back'),
  phone('an own battle', ownGame(false), 'Place 1 of 1'),
  phone('an own round', ownGame(true), 'Place 1 of 1'),
]

const found = { hall: 'h1', title: 'La llave equivocada', language: 'es', state: 'lobby' }
const duel = { kind: 'conversation', id: 'c1', title: 'La llave equivocada' } as const

/** A server that gives each call the next answer at once, and after the last the first again. */
function answering(...answers: [status: number, body: object][]) {
  let asked = 0
  const api: FetchApi = () => {
    const [status, body] = answers[asked++ % answers.length] ?? [404, {}]
    return Promise.resolve({ status, body: JSON.stringify(body) })
  }
  return createClient(api)
}

const join = (state: string, says: string, ...answers: [status: number, body: object][]): Shown => [
  state,
  <JoinByCode key={state} client={answering(...answers)} code="482913" onIn={() => undefined} />,
  answers.length > 0 ? ['Join'] : [],
  says,
]

const opening = (state: string, says: string, opens: string[]): Shown => [
  state,
  <OpenHallDialog
    key={state}
    client={answering(
      [200, { classes: [{ id: 'k', name: '7b', role: 'teacher' }] }],
      [409, { code: 'hall-open', message: '', current: { id: 'h0', title: 'En el mercado' } }],
    )}
    thing={duel}
    user="t"
    onClose={() => undefined}
  />,
  opens,
  says,
]

const ways: Shown[] = [
  join('the code', 'Game code'),
  join('a wrong code', 'No game has this code.', [
    404,
    { code: 'hall-not-found', message: 'No game has this code.' },
  ]),
  join(
    'a dealt name',
    'Clever Robin',
    [200, { ...found, names: 'dealt', needsLogin: false }],
    [201, { member: 4, name: 'Clever Robin', key: 'k'.repeat(22), waits: false }],
  ),
  join('a name of one’s own', 'Your name in this game', [
    200,
    { ...found, names: 'own', needsLogin: false },
  ]),
  join('a game for a class', 'Log in', [200, { ...found, names: 'dealt', needsLogin: true }]),
  [
    'coming in as a user',
    <div key="user">
      <h1>Join a game</h1>
      <ComeIn
        client={answering()}
        found={{ ...found, state: 'lobby', names: 'dealt', needsLogin: false, code: '482913' }}
        username="ana"
        onIn={() => undefined}
      />
    </div>,
    [],
    'You play as ana.',
  ],
  opening('opening a game', 'Who may join', []),
  opening('another open game', 'You have an open game: En el mercado.', ['Open']),
  [
    'a visitor who would open one',
    <LiveDuel key="visitor" client={answering()} thing={duel} address="/conversations/c1" />,
    ['Live Duel'],
    'To play with others, you need to log in.',
  ],
]

const onScreens: Shown[] = [
  screen('the lobby', { state: 'lobby' }, '5 are here'),
  screen('who knocks', { state: 'lobby', members: knocks }, 'Let all in', ['Look']),
  screen('the settings', { state: 'lobby' }, 'Who plays', ['Settings']),
  screen('a turn', { turn: screenTurn }, '23 of 28 have answered'),
  screen('the code', { turn: screenTurn }, '482 913', ['Show code']),
  screen('the members', { turn: screenTurn }, 'Ana Fuentes', ['Members']),
  screen('a place to give', { turn: screenTurn }, 'Give', [
    'Members',
    'Give this place to…: Brave Otter',
  ]),
  screen('whether to end', { turn: screenTurn }, 'End this game for everyone?', ['End']),
  screen('the reveal', { reveal: screenReveal }, '6 answers'),
  screen('a pause', { state: 'paused', pause: 'host-away' }, 'The game waits for you.'),
  screen('own pace of sides', { settings: { ...ownPace, shows: 'sides' } }, '15 lines answered'),
  screen('own pace of all', { settings: { ...ownPace, shows: 'all' } }, '8 lines answered'),
  screen(
    'pairs',
    {
      settings: { ...ownPace, form: 'pairs', shows: 'all' },
      members: sampleMembers.map(member => ({ ...member, pair: Math.ceil(member.number / 2) })),
    },
    'Clever Robin · Brave Otter',
  ),
  screen(
    'the end',
    { state: 'ended', end: { outcome: 'side1', lines: [line], again: null } },
    'Team Blue wins!',
  ),
  [
    'the report',
    <HallReport
      key="report"
      client={createClient(pretendApi().api)}
      report={sampleReport}
      onDeleted={() => undefined}
    />,
    [],
    'Guest 7',
  ],
]

async function findsNothing(_state: string, shown: ReactElement, opens: string[], says: string) {
  const seen = await render(
    <main>
      <PretendPage>{shown}</PretendPage>
    </main>,
  )
  for (const name of opens) await seen.getByRole('button', { name, exact: true }).click()
  await expect.element(seen.getByText(says, { exact: true }).first()).toBeVisible()
  for (const theme of ['light', 'dark']) {
    document.documentElement.dataset.theme = theme
    expect.soft(await axeFaults(axe), theme).toEqual([])
  }
}

beforeEach(() => localStorage.clear())

describe('axe finds nothing, light or dark, on a phone', () => {
  beforeEach(() => page.viewport(360, 640))
  test.each([...onPhones, ...inPairs, ...ways])('in %s', findsNothing)
})

describe('axe finds nothing, light or dark, on the screen', () => {
  beforeEach(() => page.viewport(1280, 720))
  test.each([...onScreens, ...ways])('in %s', findsNothing)
})
