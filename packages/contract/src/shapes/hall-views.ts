import type { BattleEvent } from '@duologue/domain/battle/battle'
import type { BattleSetup } from '@duologue/domain/battle/battle-setup'
import { powerNames } from '@duologue/domain/choices/battle-powers'
import type { PairKnown, PairView } from '@duologue/domain/live/pairs/pair-view'
import type { OwnKnown, OwnView, ScreenView, ToldView } from '@duologue/domain/live/views/views'
import type { RoundSetup } from '@duologue/domain/pronunciation/game/round-setup'
import * as z from 'zod/mini'
import { battleEvent } from './battle-event'
import { hallSettings } from './hall-shapes'
import { roundEvent } from './pronunciation-event'

const many = <Shape extends z.ZodMiniType>(shape: Shape) => z.readonly(z.array(shape))

const side = z.union([z.literal(1), z.literal(2)])
const left = z.nullable(z.int())
const health = z.object({ health: z.int(), most: z.int() })
const sides = z.object({ 1: health, 2: health })
const outcome = z.enum(['class', 'computer', 'side1', 'side2', 'draw', 'none'])
const said = { text: z.string(), pinyin: z.nullable(z.string()) }
const line = { ...said, translation: z.nullable(z.string()) }
const image = z.nullable(z.string())

const cue = z.union([
  z.object({ kind: z.literal('translation'), text: z.string(), image }),
  z.object({ kind: z.literal('dialogue'), lines: many(z.object(said)), image }),
  z.object({
    kind: z.literal('sound'),
    audio: z.nullable(z.string()),
    text: z.nullable(z.string()),
  }),
])

/** A turn by its round and the place of its line, and which of the round it is. */
const ofTurn = { id: z.string(), line: z.int(), of: z.int() }
const role = z.enum(['attack', 'defend', 'computer', 'each'])

const ownGame = { game: z.int(), seed: z.int(), events: many(z.union([battleEvent, roundEvent])) }

/** What is made and read by the rules alone: the setup of a battle or a round, and the events of a pair's duel. */
const asRules = <Made>() => z.unknown() as unknown as z.ZodMiniType<Made>

const partner = z.object({ name: z.string(), isHere: z.boolean(), endIn: left })
const ofPair = {
  game: z.int(),
  partner,
  /** The time of the duel. */
  now: z.int(),
  runs: z.boolean(),
  reading: z.nullable(z.object({ line: z.int(), isOwn: z.boolean() })),
  known: z.int(),
  isOver: z.boolean(),
}

const own = z.union([
  z.object({ kind: z.literal('battle'), setup: asRules<BattleSetup>(), ...ownGame }),
  z.object({ kind: z.literal('round'), setup: asRules<RoundSetup>(), ...ownGame }),
  /** For a page that says that it plays this game. */
  z.object({ kind: z.literal('known'), game: z.int(), known: z.int() }),
  /** The duel with a partner; of a page that has it the latest events alone. */
  z.object({
    kind: z.literal('pair'),
    setup: asRules<BattleSetup>(),
    seed: z.int(),
    seat: side,
    events: asRules<readonly BattleEvent[]>(),
    ...ofPair,
  }),
  z.object({ kind: z.literal('pair-known'), last: asRules<readonly BattleEvent[]>(), ...ofPair }),
]) satisfies z.ZodMiniType<OwnView | OwnKnown | PairView | PairKnown>

/** What a member may see of a hall (live.md#views). */
export const memberView = z.object({
  state: z.enum(['lobby', 'playing', 'paused', 'ended', 'waiting', 'removed']),
  title: z.string(),
  language: z.string(),
  member: z.int(),
  name: z.string(),
  renames: z.int(),
  side: z.nullable(side),
  form: hallSettings.shape.form,
  pace: hallSettings.shape.pace,
  mode: hallSettings.shape.mode,
  names: hallSettings.shape.names,
  isHostAway: z.boolean(),
  place: z.nullable(z.int()),
  of: z.int(),
  points: z.number(),
  round: z.int(),
  turn: z.nullable(
    z.object({
      ...ofTurn,
      role,
      cue: z.nullable(cue),
      choices: many(z.object(said)),
      left,
      answered: z.nullable(z.int()),
      sides,
    }),
  ),
  reveal: z.nullable(
    z.object({
      ...ofTurn,
      ...line,
      role,
      right: z.nullable(z.boolean()),
      chosen: z.nullable(z.string()),
      points: z.number(),
      left,
      sides,
    }),
  ),
  own: z.nullable(own),
  /** The hall of one pair before it begins. */
  lobby: z.optional(
    z.object({
      partner,
      isPartnerReady: z.boolean(),
      powers: z.nullable(many(z.enum(powerNames))),
      readsFirst: z.boolean(),
      difficulty: hallSettings.shape.difficulty,
      rounds: z.int(),
    }),
  ),
  end: z.nullable(
    z.object({
      outcome,
      duel: z.optional(
        z.object({
          partner: z.string(),
          how: z.enum(['won', 'lost', 'draw', 'stopped']),
          points: z.number(),
          partnerPoints: z.number(),
        }),
      ),
      missed: many(z.object(line)),
      again: z.nullable(z.string()),
    }),
  ),
}) satisfies z.ZodMiniType<ToldView>

const speaker = z.object({ name: z.string(), side: z.nullable(side) })
const ofScreenTurn = { ...ofTurn, round: z.int(), speaker, left, sides }

/** What the screen shows of a hall (live.md#views). */
export const screenView = z.object({
  state: z.enum(['lobby', 'playing', 'paused', 'ended']),
  pause: z.nullable(z.enum(['pressed', 'host-away', 'nobody'])),
  code: z.nullable(z.string()),
  address: z.string(),
  title: z.string(),
  language: z.string(),
  settings: hallSettings,
  offers: z.object({ class: z.boolean(), writing: z.boolean() }),
  locked: z.boolean(),
  isHostAway: z.boolean(),
  lacks: z.nullable(z.enum(['members', 'side'])),
  members: many(
    z.object({
      number: z.int(),
      name: z.string(),
      asks: z.nullable(z.string()),
      side,
      isHere: z.boolean(),
      isUser: z.boolean(),
      waits: z.boolean(),
      answered: z.boolean(),
      answers: z.int(),
      points: z.number(),
      fullName: z.nullable(z.string()),
      pair: z.optional(z.int()),
    }),
  ),
  here: z.int(),
  round: z.int(),
  turn: z.nullable(
    z.object({ ...ofScreenTurn, cue, isHeard: z.boolean(), answered: z.int(), asked: z.int() }),
  ),
  reveal: z.nullable(
    z.object({
      ...ofScreenTurn,
      ...line,
      audio: z.nullable(z.string()),
      chosen: many(z.object({ text: z.string(), count: z.int(), isRight: z.boolean() })),
      blow: z.nullable(z.object({ on: side, damage: z.number(), own: z.number() })),
    }),
  ),
  board: many(
    z.object({
      name: z.string(),
      side,
      points: z.number(),
      health: z.optional(z.number()),
      place: z.int(),
    }),
  ),
  played: z.int(),
  end: z.nullable(
    z.object({
      outcome,
      lines: many(z.object({ ...line, audio: z.nullable(z.string()) })),
      again: z.nullable(z.string()),
    }),
  ),
}) satisfies z.ZodMiniType<ScreenView>

/** What is seen of a hall: by a member, or by its host and on the screen. */
export const hallView = z.union([memberView, screenView])

export type HallView = z.output<typeof hallView>
