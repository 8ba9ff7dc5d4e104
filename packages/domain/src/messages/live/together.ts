import { counted } from '../say'

/** The sentences of a duel of two people who play at once (live.md#together). */
export const togetherTexts = {
  duelWith: (name: string) => `Your duel with ${name}`,
  rounds: (rounds: number) => counted(rounds, 'round', 'rounds'),
  ready: 'I am ready',
  powersLead: 'Choose up to three. Your partner chooses their own.',
  youAreReady: 'You are ready.',
  isReady: (name: string) => `${name} is ready.`,
  notReady: (name: string) => `${name} is not ready yet.`,
  waiting: (name: string) => `Waiting for ${name}…`,
  endWithout: 'End without a result',
  readLead: 'First you read it aloud together, each the part that is not yours in the first round.',
  readThis: 'Read this line to your partner.',
  reads: (name: string) => `${name} reads this line.`,
  readNext: 'Next line',
  begin: 'Begin the duel',
  won: 'You win!',
  lost: (name: string) => `${name} wins.`,
  draw: 'A draw.',
  stopped: (name: string) => `The duel with ${name} ended without a result.`,
  healthLeft: (name: string, health: number) => `${name} has ${health} health left.`,
  lookAtScreen: 'Your teacher ends the game for everyone.',
} as const
