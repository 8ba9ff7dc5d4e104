import { playLimits } from '@duologue/domain/plays/play-limits'
import type { RoundEvent } from '@duologue/domain/pronunciation/game/round'
import {
  pronunciationGrades,
  pronunciationLimits,
} from '@duologue/domain/pronunciation/pronunciation-limits'
import * as z from 'zod/mini'

/** Milliseconds since the round began. */
const at = z.int().check(z.gte(0), z.lte(playLimits.longestBattle))

/** The place of a choice, or what was typed, which may well be longer than what was asked for. */
const answer = z.union([
  z.int().check(z.gte(0), z.lt(pronunciationGrades.hard.choices)),
  z.string().check(z.maxLength(4 * pronunciationLimits.text)),
])

/** What can be told to a round of the pronunciation game (pronunciation.md#verified-rounds). */
export const roundEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answer'), at, answer }),
  z.object({ kind: z.enum(['begin', 'time-up', 'next']), at }),
]) satisfies z.ZodMiniType<RoundEvent>
