import type { PairSeat } from '@duologue/domain/live/visits/pair-setup'

/** What is allowed to whoever has no class. */
export const usualSeat: PairSeat = { extraTime: 1, relaxed: false }
