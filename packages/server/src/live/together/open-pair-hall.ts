import type { HallScript } from '@duologue/domain/live/hall'
import type { ServerAct } from '@duologue/domain/live/hall-act'
import { hallLimits } from '@duologue/domain/live/hall-limits'
import { type PairChoices, pairHallSettings } from '@duologue/domain/live/pairs/pair-hall-settings'
import type { Queries } from '../../database/connect'
import { Refused } from '../../http/refused'
import { newId } from '../../outside/random/new-id'
import { hallRules } from '../hall-rules'
import { countOpenHalls, insertHall } from '../hall-store'
import type { LiveRoom } from '../live-room'
import { insertEntries } from '../log/log-store'
import { insertMember } from '../member-store'

/** One of the two: a user, or a guest by the hash of their key. */
interface PairPerson {
  user: string | null
  /** How the other one sees them called. */
  name: string
  keyHash: Buffer | null
  extraTime: number
  relaxed: boolean
}

/** The hall of one pair: what is played, by whom, and how. */
interface NewPairHall {
  /** Whoever has invited; their account takes the hall along. */
  host: string
  class: string | null
  conversation: string | null
  pronunciationList: string | null
  title: string
  script: HallScript
  /** An integer of 32 bits: all chance of the hall. */
  seed: number
  choices: PairChoices
  /** Whoever has invited first. */
  people: readonly [PairPerson, PairPerson]
}

/**
 * Opens the hall of one pair with both of them seated (live.md#together), and answers its id. No code leads into it; it begins
 * when both are there and ready. Refuses with `live-full` where too many halls are open.
 *
 * @param transaction in which the invitation is accepted: both or neither are written.
 */
export async function openPairHall(
  { clock, random }: Pick<LiveRoom, 'clock' | 'random'>,
  transaction: Queries,
  { people, choices, script, ...wished }: NewPairHall,
): Promise<string> {
  if ((await countOpenHalls(transaction)) >= hallLimits.open) throw new Refused('live-full')
  const made = await insertHall(transaction, {
    ...wished,
    id: newId(random, clock),
    code: null,
    assignment: null,
    song: null,
    language: script.language,
    settings: pairHallSettings(choices),
    script,
    rules: hallRules,
    mostMembers: people.length,
    classSize: null,
  })
  if (!made) throw new Error('a hall without a code was not opened')
  const hall = made.id
  const acts: ServerAct[] = []
  for (const [place, { user, name, keyHash, extraTime, relaxed }] of people.entries()) {
    const number = place + 1
    const isUser = user !== null
    await insertMember(transaction, { hall, number, user, name: isUser ? null : name, keyHash })
    const join = { type: 'join', member: number, name, side: 1, waits: false } as const
    acts.push({ ...join, user: isUser, extraTime, relaxed })
  }
  // Nobody is there before their page is.
  acts.push(...people.map((_, place) => ({ type: 'gone', member: place + 1 }) as const))
  await insertEntries(
    transaction,
    acts.map(act => ({ hall, member: null, act })),
  )
  return hall
}
