/** The seed of what is a member's own, and of one of their games: it has nothing in common with the others. */
export const memberSeed = (seed: number, member: number, game = 0): number =>
  Math.imul(seed ^ Math.imul(member + game * 1024, 0x9e3779b1), 0x85ebca6b) | 0
