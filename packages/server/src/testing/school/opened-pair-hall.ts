import { visitor } from '@duologue/domain/accounts/reader'
import { newBattle } from '@duologue/domain/battle/battle'
import { randomFromSeed } from '@duologue/domain/battle/random'
import { step } from '@duologue/domain/battle/step'
import type { PairChoices } from '@duologue/domain/live/pairs/pair-hall-settings'
import type { PairView } from '@duologue/domain/live/pairs/pair-view'
import { inTransaction } from '../../database/transaction'
import { openPairHall } from '../../live/index'
import { oneMoreProcess } from '../apps/one-more-process'
import type { TestServer } from '../apps/test-server'
import type { HallPage } from './hall-page'
import type { Person } from './people'

const usual: PairChoices = { mode: 'reading', difficulty: 'easy', relaxed: false, rounds: 1 }

/** Opens the hall of two users over a conversation, by a process of its own; answers its id. */
export async function openHallOfPair(
  server: TestServer,
  conversation: string,
  [one, two]: readonly [Person, Person],
  choices: Partial<PairChoices> = {},
): Promise<string> {
  const { live: room } = oneMoreProcess(server)
  const wanted = { kind: 'conversation', name: conversation, seed: 7 } as const
  const { title, script, thing } = await room.scriptOf(wanted, visitor)
  const person = ({ user }: Person) => ({
    user: user.id,
    name: user.username,
    keyHash: null,
    extraTime: 1,
    relaxed: false,
  })
  return inTransaction(room.database, room.random, transaction =>
    openPairHall(room, transaction, {
      host: one.user.id,
      class: null,
      conversation: thing.id,
      pronunciationList: null,
      title,
      script,
      seed: 7,
      choices: { ...usual, ...choices },
      people: [person(one), person(two)],
    }),
  )
}

/** The duel with a partner as a page was told it last; of one that was told anew its latest events are added by hand. */
export function duelOn({ views }: Pick<HallPage, 'views'>) {
  let duel: PairView | undefined
  for (const { view } of views) {
    const own = 'own' in view ? view.own : null
    if (own?.kind === 'pair') duel = own
    if (own?.kind !== 'pair-known' || !duel) continue
    const { last, kind: _, ...now } = own
    duel = { ...duel, ...now, events: [...duel.events.slice(0, own.known - last.length), ...last] }
  }
  if (!duel) throw new Error('no duel was told')
  return duel
}

/** Lets time pass in a hall, for all processes. */
export const passInHall = ({ pool }: TestServer, hall: string, seconds: number) =>
  pool.query(
    `update live_halls set opened_at = opened_at - $2 * interval '1 second' where id = $1`,
    [hall, seconds],
  )

/** What is asked by now, when so much has passed since the last that was done. */
function askedIn({ setup, seed, events }: PairView) {
  const random = randomFromSeed(seed)
  const played = events.reduce((battle, event) => step(battle, event, random), newBattle(setup))
  return step(played, { type: 'time', at: played.now + 7000 }, random)
}

/** Does the next thing in a duel in reading mode: answers rightly whoever is asked, or tells the time that ends it. */
export async function playOn(
  server: TestServer,
  hall: string,
  pages: Readonly<Record<1 | 2, HallPage>>,
): Promise<string | null> {
  await passInHall(server, hall, 10)
  const duel = duelOn(pages[1])
  const { phase, now } = askedIn(duel)
  const index = duel.events.length
  const play = { type: 'play', game: 0, index } as const
  if (phase.name !== 'roundPlay')
    return pages[1].act({
      ...play,
      event: { type: 'time', at: phase.name === 'gameEnd' ? phase.since : now },
    })
  const { player, lineId } = phase.turn
  return pages[player].act({ ...play, event: { type: 'answer', at: now, choice: lineId } })
}
