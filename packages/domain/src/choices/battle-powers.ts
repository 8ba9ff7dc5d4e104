/** The powers of a battle, in the order in which they are offered (battle.md#powers). */
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

/** How many powers a player may choose (battle.md#choosing-powers); at least one. */
export const mostPowers = 3
