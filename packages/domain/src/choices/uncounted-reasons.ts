/**
 * Why a play is stored without counting: it was only told, without a record; what it was played over has changed since;
 * its record does not fit the game.
 */
export const uncountedReasons = ['told', 'changed', 'record'] as const

export type UncountedReason = (typeof uncountedReasons)[number]
