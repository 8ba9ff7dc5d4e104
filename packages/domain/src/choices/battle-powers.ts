/** The powers of a battle, in the order in which they are offered (S2 section 9). */
export const powerNames = [
  'critical-strike',
  'shield',
  'fifty-fifty',
  'freeze',
  'globalization',
  'lifesteal',
  'heal',
  'second-chances',
  'trueshot',
  'conviction',
  'stamina',
  'enrage',
  'take-it-easy',
  'speaking-master',
] as const

export type PowerName = (typeof powerNames)[number]

/** How many powers a player may choose (S2 section 5); at least one. */
export const mostPowers = 3
