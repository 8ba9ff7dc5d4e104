import { battleDifficulties } from '@duologue/domain/choices/battle-difficulties'
import { playActivities } from '@duologue/domain/choices/play-activities'
import { playModes } from '@duologue/domain/choices/play-modes'
import * as z from 'zod/mini'
import { pupil } from './shapes'

/**
 * A play as its player sees it (S1 section 3); `conversation`, or `pronunciationList`, is null once it is gone, the title
 * stays. The teacher of the class for which it was played also sees who the `player` is.
 */
export const play = z.object({
  id: z.string(),
  conversation: z.nullable(z.string()),
  pronunciationList: z.nullable(z.string()),
  assignment: z.nullable(z.string()),
  title: z.string(),
  activity: z.enum(playActivities),
  mode: z.enum(playModes),
  difficulty: z.enum(battleDifficulties),
  language: z.string(),
  datePlayed: z.string(),
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
