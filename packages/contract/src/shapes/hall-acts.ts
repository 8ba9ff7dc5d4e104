import { mostPowers, powerNames } from '@duologue/domain/choices/battle-powers'
import * as z from 'zod/mini'
import { battleEvent } from './battle-event'
import { hallSettings } from './hall-shapes'
import { roundEvent } from './pronunciation-event'

const member = z.int().check(z.gte(1), z.lte(999))
const members = z.readonly(z.array(member).check(z.minLength(1), z.maxLength(100)))
/** A turn by its round and its line, such as 2-5. */
const turn = z.string().check(z.regex(/^\d{1,2}-\d{1,3}$/))
const name = z.string().check(z.minLength(1), z.maxLength(64))
const game = z.int().check(z.gte(0), z.lte(1000))

/** The game at the own pace that a page plays already: it is told only how far the hall is with it. */
export const ownGame = z.optional(game)

/** What the host of a hall does (live.md#acts). */
export const hostAct = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['start', 'new-code', 'pause', 'resume', 'end', 'close']) }),
  z.object({ type: z.literal('lock'), locked: z.boolean() }),
  z.object({ type: z.enum(['let-in', 'not-now', 'show-names']), members }),
  z.object({ type: z.literal('remove'), member }),
  z.object({ type: z.literal('move'), member, side: z.union([z.literal(1), z.literal(2)]) }),
  z.object({ type: z.literal('rename'), member, name }),
  z.object({ type: z.literal('settings'), settings: hallSettings }),
  z.object({ type: z.enum(['next', 'heard']), turn }),
  z.object({ type: z.literal('give-place'), from: member, to: member }),
  z.object({ type: z.literal('again'), hall: z.uuid() }),
])

/** What a member does. */
export const memberAct = z.discriminatedUnion('type', [
  z.object({ type: z.literal('leave') }),
  z.object({ type: z.literal('rename'), name: z.optional(name) }),
  z.object({
    type: z.literal('answer'),
    turn,
    choice: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
    /** Milliseconds from the question's paint to the press. */
    elapsed: z.int().check(z.gte(0), z.lte(14_400_000)),
  }),
  z.object({
    type: z.literal('play'),
    game,
    index: z.int().check(z.gte(0), z.lte(5000)),
    event: z.union([battleEvent, roundEvent]),
  }),
  /** In the hall of one pair: the own powers, with which it can begin. */
  z.object({
    type: z.literal('ready'),
    powers: z.readonly(z.array(z.enum(powerNames)).check(z.maxLength(mostPowers))),
  }),
  /** The line of this place was read to the partner. */
  z.object({ type: z.literal('read'), line: z.int().check(z.gte(0), z.lte(999)) }),
  /** A partner who is gone is waited for no more. */
  z.object({ type: z.literal('end-pair') }),
])

/** An act with its number on this page, by which it is acknowledged. */
export const numberedAct = z.object({
  n: z.int().check(z.gte(0)),
  act: z.union([hostAct, memberAct]),
})
