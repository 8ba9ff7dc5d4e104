import { live } from '@duologue/contract/live'
import type { PairAnswer, VisitProgress, VisitView } from '@duologue/contract/live/pair-shapes'
import { type PairSettings, usualPairSettings } from '@duologue/domain/live/visits/pair-settings'
import type { TestServer } from '../apps/test-server'
import type { Person } from './people'

type Player = Pick<Person, 'headers'>

/** How a duel is played where a test says nothing else. */
export const pairSettings: PairSettings = { ...usualPairSettings, difficulty: 'easy', rounds: 1 }

/** Invites to a duel in turns. */
export const openPair = (
  server: TestServer,
  { headers }: Player,
  conversation: string,
  settings: Partial<PairSettings> = {},
) =>
  server.ask(live.openPair, {
    headers,
    body: { conversation, form: 'turns', settings: { ...pairSettings, ...settings } },
  })

/** Accepts an invitation. */
export async function acceptPair(
  server: TestServer,
  { headers }: Player,
  { code }: PairAnswer,
): Promise<PairAnswer> {
  const { pair } = await server.ask(live.acceptInvitation, {
    headers,
    params: { code: code ?? '' },
  })
  if (!pair) throw new Error('a guest has no duel')
  return pair
}

/** A duel that two play in turns. */
export async function pairOf(
  server: TestServer,
  challenger: Player,
  partner: Player,
  conversation: string,
  settings: Partial<PairSettings> = {},
): Promise<PairAnswer> {
  const made = await openPair(server, challenger, conversation, settings)
  await acceptPair(server, partner, made)
  return made
}

export const beginVisit = (server: TestServer, { headers }: Player, id: string) =>
  server.ask(live.beginVisit, { headers, params: { id } })

/** Tells a visit something: which question is there, or answers. */
export const tellVisit = (
  server: TestServer,
  { headers }: Player,
  id: string,
  visit: number,
  body: {
    asks?: string
    answers?: { turn: string; choice: number | null; heard?: null; elapsed: number }[]
  },
): Promise<VisitProgress> =>
  server.ask(live.answerVisit, {
    headers,
    params: { id, visit: String(visit) },
    body: {
      ...(body.asks === undefined ? {} : { asks: body.asks }),
      answers: (body.answers ?? []).map(answer => ({ heard: null, ...answer })),
    },
  })

/** Lets time pass on the server's clock. */
export const pass = ({ clock }: TestServer, ms: number): void =>
  clock.moveTo(new Date(clock.now().getTime() + ms).toISOString())

/** The turns of a visit in which its player is asked. */
export const ownTurns = ({ turns }: VisitView): string[] =>
  turns.flatMap(({ turn, line }) => (line === null ? [turn] : []))

/** Somebody plays their part: the first choice each time unless told, after about a second. */
export async function playVisit(
  server: TestServer,
  player: Player,
  id: string,
  choose: (asked: NonNullable<VisitProgress['asked']>) => number | null = () => 0,
): Promise<VisitProgress> {
  const begun = await beginVisit(server, player, id)
  let progress: VisitProgress = { told: begun.told, asked: begun.asked, isOver: false }
  for (const [place, turn] of ownTurns(begun).entries()) {
    pass(server, 3000)
    const { asked } = await tellVisit(server, player, id, begun.visit, { asks: turn })
    if (asked?.turn !== turn) throw new Error(`${turn} is not asked`)
    const elapsed = 1000 + ((place * 137) % 500)
    pass(server, elapsed)
    const answers = [{ turn, choice: choose(asked), elapsed }]
    progress = await tellVisit(server, player, id, begun.visit, { answers })
  }
  return progress
}
