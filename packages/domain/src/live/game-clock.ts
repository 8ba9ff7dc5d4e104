import type { Hall } from './hall'

/** How long a hall lasts at most, in milliseconds (live.md#how-long-a-hall-lasts). */
export const hallLasts = { lobby: 7_200_000, paused: 1_800_000, whole: 10_800_000 } as const

/**
 * The time of the game at a time of the hall, in milliseconds: since the start less all pauses (live.md#game-time).
 *
 * @param at milliseconds since the hall was opened.
 */
export function gameTime({ startedAt, stoppedAt, offset }: Hall, at: number): number {
  return startedAt === null ? 0 : Math.max(0, (stoppedAt ?? at) - offset)
}

/** The hall with its game standing still from a time on. */
export const stopped = (hall: Hall, at: number, pause: NonNullable<Hall['pause']>): Hall => ({
  ...hall,
  state: 'paused',
  pause,
  stoppedAt: at,
})

/** The hall with its game going on. */
export function resumed(hall: Hall, at: number): Hall {
  const stood = at - (hall.stoppedAt ?? at)
  return { ...hall, state: 'playing', pause: null, stoppedAt: null, offset: hall.offset + stood }
}

/** The hall at its end. */
export function ended(hall: Hall, at: number, outcome: NonNullable<Hall['outcome']>): Hall {
  const stoppedAt = hall.stoppedAt ?? at
  return { ...hall, state: 'ended', pause: null, stoppedAt, endedAt: at, outcome }
}
