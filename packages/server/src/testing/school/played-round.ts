import { plays } from '@duologue/contract/plays'
import { pronunciation } from '@duologue/contract/pronunciation'
import type { PronunciationMode } from '@duologue/domain/choices/pronunciation-choices'
import {
  newRound,
  questionOf,
  type Round,
  type RoundEvent,
} from '@duologue/domain/pronunciation/game/round'
import { resultOf } from '@duologue/domain/pronunciation/game/round-result'
import { type RoundSetup, setUpRound } from '@duologue/domain/pronunciation/game/round-setup'
import { step } from '@duologue/domain/pronunciation/game/step-round'
import type { TestServer } from '../apps/test-server'
import type { Person } from './people'
import { listOfPairs } from './seed-list'

/** Makes a published list of three pairs of this author. */
export async function makeList(server: TestServer, { headers }: Person, told: object = {}) {
  const body = { ...listOfPairs, settings: { isPublished: true }, ...told }
  return server.ask(pronunciation.createList, { headers, body })
}

/** What one does next who is always right, or always wrong, and thinks for a second or a little longer. */
function nextEvent(setup: RoundSetup, round: Round, isRight: boolean): RoundEvent {
  const question = questionOf(round)
  if (round.state === 'ready') return { kind: 'begin', at: round.now }
  if (round.state === 'feedback') return { kind: 'next', at: round.now }
  const at = round.since + 1000 + 17 * round.place
  if (question?.skill === 'writing') {
    const text = setup.items.find(({ id }) => id === question.item)?.text ?? ''
    return { kind: 'answer', at, answer: isRight ? text : '-' }
  }
  const choices = question?.choices ?? []
  const answer = choices.findIndex(id => (id === question?.item) === isRight)
  return { kind: 'answer', at, answer }
}

/** Plays a round to its end. */
function playRound(setup: RoundSetup, seed: number, isRight: boolean) {
  const events: RoundEvent[] = []
  let round = newRound(setup, seed)
  while (round.state !== 'summary') {
    const event = nextEvent(setup, round, isRight)
    events.push(event)
    round = step(setup, round, event)
  }
  return { events, duration: round.now, ...resultOf(setup, round) }
}

/** How somebody plays: `assignment` is the one that they play for. */
interface Manner {
  mode?: PronunciationMode
  difficulty?: 'easy' | 'normal' | 'hard'
  isRight?: boolean
  assignment?: string
}

/** Takes a ticket for a list, plays its round, and lets as much time pass as it took. */
export async function beginRound(
  server: TestServer,
  { headers }: Person,
  list: string,
  { mode = 'any', difficulty = 'normal', isRight = true, assignment }: Manner = {},
) {
  const body = {
    pronunciationList: list,
    mode,
    difficulty,
    ...(assignment ? { assignment } : {}),
  }
  const { ticket, seed, relaxed, extraTime } = await server.ask(plays.createTicket, {
    headers,
    body,
  })
  const material = await server.ask(pronunciation.getList, { headers, params: { id: list } })
  const isWhole = assignment !== undefined
  const setup = setUpRound(material, { mode, difficulty, relaxed, extraTime, isWhole })
  const played = playRound(setup, seed, isRight)
  const later = new Date(server.clock.now().getTime() + played.duration)
  server.clock.moveTo(later.toISOString())
  return { ...played, ticket }
}

/** Takes a ticket for a list ahead, plays its round later, and lets as much time pass: what is then sent. */
export async function roundLater(
  server: TestServer,
  { headers }: Person,
  list: string,
  { mode = 'any', difficulty = 'normal', isRight = true, assignment }: Manner = {},
) {
  const body = { ahead: true, pronunciationList: list, ...(assignment ? { assignment } : {}) }
  const { ticket, seed, relaxed, extraTime } = await server.ask(plays.createTicket, {
    headers,
    body,
  })
  const material = await server.ask(pronunciation.getList, { headers, params: { id: list } })
  const isWhole = assignment !== undefined
  const setup = setUpRound(material, { mode, difficulty, relaxed, extraTime, isWhole })
  const { events, duration, score } = playRound(setup, seed, isRight)
  server.clock.moveTo(new Date(server.clock.now().getTime() + duration).toISOString())
  return { score, sent: { ticket, settings: { mode, difficulty }, events } }
}

/** Plays a round with a ticket and stores it. */
export async function storeRound(
  server: TestServer,
  person: Person,
  list: string,
  manner: Manner = {},
) {
  const { ticket, events } = await beginRound(server, person, list, manner)
  return server.ask(plays.savePlay, { headers: person.headers, body: { ticket, events } })
}
