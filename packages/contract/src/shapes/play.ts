import { requirements } from '@duologue/domain/choices/assignment-choices'
import { battleDifficulties } from '@duologue/domain/choices/battle-difficulties'
import { playActivities } from '@duologue/domain/choices/play-activities'
import { playModes } from '@duologue/domain/choices/play-modes'
import { uncountedReasons } from '@duologue/domain/choices/uncounted-reasons'
import * as z from 'zod/mini'
import { pupil } from './field-shapes'
import { standing } from './standing'

/**
 * A play as its player sees it (plays.md#sending-a-play); `conversation`, `pronunciationList` or `song` is null once it
 * is gone, the title stays. The teacher of the class for which it was played also sees who the `player` is.
 */
export const play = z.object({
  id: z.string(),
  conversation: z.nullable(z.string()),
  pronunciationList: z.nullable(z.string()),
  song: z.nullable(z.string()),
  assignment: z.nullable(z.string()),
  title: z.string(),
  activity: z.enum(playActivities),
  mode: z.enum(playModes),
  difficulty: z.enum(battleDifficulties),
  language: z.string(),
  datePlayed: z.string(),
  /** When it was over, as its device says, where it was sent later. */
  saidAt: z.optional(z.string()),
  score: z.int(),
  /** What the score is made of, where we counted it ourselves. */
  base: z.nullable(z.number()),
  healthBonus: z.nullable(z.number()),
  isWinner: z.boolean(),
  verified: z.boolean(),
  relaxed: z.boolean(),
  /** In milliseconds, where we measured it ourselves. */
  duration: z.nullable(z.int()),
  player: z.optional(pupil),
})

export type Play = z.output<typeof play>

/** What its player is told of a play that was sent to be stored: what is stored, and what follows from it. */
export const savedPlay = z.extend(play, {
  /** Why it is not verified, where it is not. */
  uncounted: z.optional(z.enum(uncountedReasons)),
  /** What its assignment asks for, and how it stands now; nothing where no assignment took it. */
  assigned: z.optional(
    z.object({
      requirement: z.enum(requirements),
      requiredScore: z.nullable(z.int()),
      standing,
      /** Cards that the assignment has earned this student. */
      cards: z.int(),
      /** How far the score has come to the course of a learning platform that the class is; left out where it is none. */
      course: z.optional(z.enum(['waiting', 'sent', 'stopped'])),
    }),
  ),
  /** The player's best score on the board of the play, where this play has made a new one; null where it is the first. */
  best: z.optional(z.object({ before: z.nullable(z.int()), now: z.int() })),
})

export type SavedPlay = z.output<typeof savedPlay>
