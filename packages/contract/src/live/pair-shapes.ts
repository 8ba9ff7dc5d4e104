import { battleDifficulties } from '@duologue/domain/choices/battle-difficulties'
import { battleModes } from '@duologue/domain/choices/battle-modes'
import { mostPowers, powerNames } from '@duologue/domain/choices/battle-powers'
import * as z from 'zod/mini'
import { alternative } from '../shapes/battle-event'
import { publicAuthor } from '../shapes/field-shapes'

const many = <Shape extends z.ZodMiniType>(shape: Shape) => z.readonly(z.array(shape))
const image = z.nullable(z.string())
const said = { text: z.string(), pinyin: z.nullable(z.string()) }

/** How a duel of two is played (live.md#pair-play). */
export const pairSettings = z.object({
  mode: z.enum(battleModes),
  difficulty: z.enum(battleDifficulties),
  relaxed: z.boolean(),
  rounds: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  readFirst: z.boolean(),
  powers: z.readonly(z.array(z.enum(powerNames)).check(z.maxLength(mostPowers))),
})

const form = z.enum(['together', 'turns'])

/** Of each of the two, as their reader sees them. */
const both = <Shape extends z.ZodMiniType>(shape: Shape) =>
  z.object({ self: shape, partner: shape })

/** A duel of two as one of them sees it (live.md#pairs). */
export const pair = z.object({
  id: z.string(),
  /** Leads a partner to it; null where it needs none any more. */
  code: z.nullable(z.string()),
  form,
  title: z.string(),
  language: z.string(),
  conversation: z.nullable(z.string()),
  settings: pairSettings,
  /** Null where nobody has accepted yet, or the partner has left. */
  partner: z.nullable(publicAuthor),
  /** Whether somebody has accepted the invitation. */
  isAccepted: z.boolean(),
  isChallenger: z.boolean(),
  /** Whose turn it is: one's own, the partner's, or, until somebody accepts, nobody's; or it is over. */
  state: z.enum(['mine', 'theirs', 'invited', 'over']),
  /** Whether the partner has played a part of it. */
  partnerHasPlayed: z.boolean(),
  /** The game that it is played in, together. */
  hall: z.nullable(z.string()),
  /** How it ended; null while it goes on. */
  end: z.nullable(z.enum(['played', 'given-up', 'left', 'late', 'together'])),
  winner: z.nullable(z.enum(['self', 'partner'])),
  scores: z.nullable(both(z.int())),
  dateOpened: z.string(),
  dateEnded: z.nullable(z.string()),
})

export type PairAnswer = z.output<typeof pair>

const line = z.object({ ...said, translation: z.nullable(z.string()), image, audio: image })

const cue = z.union([
  z.object({ kind: z.literal('translation'), text: z.string(), image }),
  z.object({ kind: z.literal('dialogue'), lines: many(z.object(said)), image }),
  z.object({ kind: z.literal('sound'), audio: image, text: image }),
  z.extend(line, { kind: z.literal('line') }),
])

/** What is asked in a turn, and for how long it was; `clock` is null where it has none. */
const asked = z.object({
  turn: z.string(),
  cue,
  choices: many(z.object(said)),
  clock: z.nullable(z.int()),
  waited: z.int(),
})

/** How an answer went: told when it is stored. */
const told = z.object({
  turn: z.string(),
  right: z.boolean(),
  choice: z.nullable(z.int()),
  /** The place of the right choice; null where one speaks. */
  correct: z.nullable(z.int()),
  heard: z.nullable(many(alternative)),
  elapsed: z.int(),
  line,
})

const visitTurn = z.object({
  turn: z.string(),
  round: z.int(),
  character: z.union([z.literal(1), z.literal(2)]),
  line: z.nullable(line),
})

const character = z.object({ name: z.string(), image })

/** A visit as its player sees it (live.md#in-turns). */
export const visit = z.object({
  visit: z.int(),
  characters: z.object({ 1: character, 2: character }),
  turns: many(visitTurn),
  told: many(told),
  asked: z.nullable(asked),
})

export type VisitView = z.output<typeof visit>

/** What came of telling a visit something. */
export const visitProgress = z.object({
  told: many(told),
  asked: z.nullable(asked),
  /** Whether all of it is answered. */
  isOver: z.boolean(),
})

export type VisitProgress = z.output<typeof visitProgress>

const turn = z.string().check(z.regex(/^\d{1,2}-\d{1,3}$/))

/** What a visit is told: which question is on the screen, and what was answered. */
export const visitTold = z.object({
  asks: z.optional(turn),
  answers: z
    .array(
      z.object({
        turn,
        choice: z.nullable(z.int().check(z.gte(0), z.lte(3))),
        heard: z.nullable(z.readonly(z.array(alternative).check(z.maxLength(3)))),
        elapsed: z.int().check(z.gte(0)),
      }),
    )
    .check(z.maxLength(20)),
})
