import type { BattleEvent } from '@duologue/domain/battle/battle'
import { powerNames } from '@duologue/domain/choices/battle-powers'
import { playLimits } from '@duologue/domain/plays/play-limits'
import { speechLimits } from '@duologue/domain/speech/speech-limits'
import * as z from 'zod/mini'

/** Milliseconds since the battle began. */
const at = z.int().check(z.gte(0), z.lte(playLimits.longestBattle))

/** One thing that a recogniser may have heard of a spoken line. */
export const alternative = z.object({
  transcript: z.string().check(z.maxLength(speechLimits.transcript)),
  confidence: z.nullable(z.number().check(z.gte(0), z.lte(1))),
})

/** What can be told to a battle (plays.md#replay). */
export const battleEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('answer'), at, choice: z.string().check(z.maxLength(64)) }),
  z.object({
    type: z.literal('say'),
    at,
    heard: z.readonly(z.array(alternative).check(z.minLength(1), z.maxLength(speechLimits.told))),
  }),
  z.object({ type: z.literal('usePower'), at, power: z.enum(powerNames) }),
  z.object({ type: z.enum(['start', 'heard', 'time']), at }),
]) satisfies z.ZodMiniType<BattleEvent>
