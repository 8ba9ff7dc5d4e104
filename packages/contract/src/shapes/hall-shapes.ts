import { battleDifficulties } from '@duologue/domain/choices/battle-difficulties'
import * as z from 'zod/mini'

/** How a hall is played (live.md#settings). */
export const hallSettings = z.object({
  form: z.enum(['class', 'teams', 'each', 'pairs', 'pair']),
  pace: z.enum(['step', 'own']),
  mode: z.enum(['reading', 'listening', 'writing', 'speaking']),
  difficulty: z.enum(battleDifficulties),
  /** No clock: an answer has all the time. */
  relaxed: z.boolean(),
  rounds: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  goesOn: z.enum(['itself', 'pressed']),
  sound: z.enum(['screen', 'devices']),
  names: z.enum(['dealt', 'own']),
  shows: z.enum(['sides', 'three', 'all']),
  /** Whether members see their own place. */
  ownPlace: z.boolean(),
  joins: z.enum(['class', 'anyone']),
  /** In pairs: they read the dialogue through together first. */
  readFirst: z.optional(z.boolean()),
})

/** A game of several people as its host sees it in lists (live.md#halls). */
export const hall = z.object({
  id: z.string(),
  /** Six digits that lead into it; null when it is over. */
  code: z.nullable(z.string()),
  title: z.string(),
  language: z.string(),
  conversation: z.nullable(z.string()),
  pronunciationList: z.nullable(z.string()),
  song: z.nullable(z.string()),
  class: z.nullable(z.object({ id: z.string(), name: z.string() })),
  assignment: z.nullable(z.string()),
  settings: hallSettings,
  isOver: z.boolean(),
  hasReport: z.boolean(),
  members: z.int(),
  dateOpened: z.string(),
  dateEnded: z.nullable(z.string()),
})

export type HallAnswer = z.output<typeof hall>
