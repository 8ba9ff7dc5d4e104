import { counted, number, plural } from '../say'

const modes = {
  reading: {
    name: 'Reading',
    meaning: 'Read the translation, then choose the line that means the same.',
  },
  listening: { name: 'Listening', meaning: 'Hear a line, then choose what was said.' },
  speaking: { name: 'Speaking', meaning: 'Read a line, then say it into your microphone.' },
} as const

const difficulties = {
  easy: { name: 'Easy', computer: 'a slow computer that is often wrong' },
  normal: { name: 'Normal', computer: 'a computer that is mostly right' },
  hard: { name: 'Hard', computer: 'a quick computer that is rarely wrong' },
} as const

const powers = {
  'critical-strike': { name: 'Critical Strike', tooltip: 'Your attack deals double damage.' },
  shield: { name: 'Shield', tooltip: 'Blocks the next attack.' },
  'fifty-fifty': { name: '50/50', tooltip: 'Removes two wrong choices.' },
  freeze: { name: 'Freeze', tooltip: 'Pauses the game. Press it again to go on.' },
  globalization: { name: 'Globalization', tooltip: 'Translates the choices.' },
  lifesteal: { name: 'Lifesteal', tooltip: 'Your attack heals you by half of its damage.' },
  heal: { name: 'Heal', tooltip: 'Heals 25 percent of your max health.' },
  'second-chances': {
    name: 'Second Chances',
    tooltip:
      'You may choose again after a wrong answer. A retry costs 10 damage on the next attack.',
  },
  trueshot: { name: 'Trueshot', tooltip: 'Your attack cannot be blocked.' },
  conviction: { name: 'Conviction', tooltip: 'No damage from wrong answers.' },
  stamina: { name: 'Stamina', tooltip: '75 extra health.' },
  enrage: { name: 'Enrage', tooltip: 'Your attacks deal 5 to 10 more damage.' },
  'take-it-easy': { name: 'Take It Easy', tooltip: 'Audio plays 50 percent slower.' },
  'speaking-master': {
    name: 'Speaking Master',
    tooltip: 'Quadruples the score of a line if its audio was not played.',
  },
} as const

/** The sentences of Battle Mode (battle.md#settings). */
export const battleTexts = {
  battleMode: 'Battle Mode',
  tooFewLines:
    'This conversation has too few different lines for a duel: there is nothing to choose from.',
  playAnother: 'Any conversation with two lines that differ can be played.',
  findAnother: 'Find a conversation',
  speakingUnsupported: "Sorry, this browser doesn't support Speaking Mode.",
  backToConversation: 'Back to the conversation',
  cast: 'Characters',
  lines: (total: number) => counted(total, 'line', 'lines'),
  options: 'Options',
  optionsLead: 'What you choose here is kept on this device for the next duel.',
  optionsDuring: 'This duel goes on with its old settings. Only what you see and hear changes now.',
  done: 'Done',
  play: 'Play',

  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  settings: 'Settings',
  cuesIn: (language: string) => `The cues are in ${language}.`,
  next: 'Next',
  back: 'Back',
  start: 'Start',
  mode: 'Mode',
  modes,
  difficulty: 'Difficulty',
  difficulties,
  difficultyMeaning: (seconds: number, mostSelfDamage: number, computer: string) =>
    `${seconds} seconds a line, ${computer}; a mistake costs you up to ${mostSelfDamage} health.`,
  difficultyMeaningRelaxed: (mostSelfDamage: number, computer: string) =>
    `No clock, ${computer}; a mistake costs you up to ${mostSelfDamage} health.`,
  scoreTimes: (multiplier: number) => `Score × ${multiplier}`,
  powers,
  powersLegend: 'Powers',
  powersLead: 'Choose up to three. The computer gets random ones of its own.',
  powerSets: { label: 'Ready sets', careful: 'Careful', fast: 'Fast', tricky: 'Tricky' },
  powersChosen: 'Your powers for this duel',
  powersRefused: {
    tooFew: 'Must select at least one Power.',
    tooMany: 'Can only select up to three Powers. Remove one first.',
  },
  powerTypes: {
    cooldownTurns: (turns: number) => `Cooldown: ${turns} turns`,
    limitedUses: (uses: number) => `${uses} uses`,
    unlimitedUses: 'Unlimited uses',
    passive: 'Passive',
  },
  relaxed: 'Relaxed timing',
  relaxedMeaning: (damage: number) =>
    `Turns the clock off; every right answer deals ${damage} damage. Your score counts in full.`,
  sounds: 'Sounds',
  soundsMeaning:
    'A bell for each round, and a sound for each answer and hit. Lines are spoken without it, too.',

  offer: 'Damage in the clock',
  offerMeaning: 'Shows what a right answer would deal now, until the last 5 seconds.',
  tutorial: 'Tutorial',
  tutorialMeaning: 'Shows how a duel goes, before the first one of a visit.',

  details: 'How it works',
  detailLines: {
    turns: (name1: string, name2: string) =>
      `One of you is ${name1}, the other ${name2}; the roles change at random each round. Whoever's character speaks the next line has the turn.`,
    damage: (most: number) =>
      `A right answer hits your opponent: ${most} damage minus 1 for every second you took.`,
    damageRelaxed: (damage: number) => `A right answer hits your opponent for ${damage} damage.`,
    offer: 'The number with the swords in the clock is the damage that you would do now.',
    clock: (seconds: number) =>
      `You have ${seconds} seconds a line. If time runs out, it counts as a mistake.`,
    listening: 'Each line is played before anybody answers; only then does the time begin.',
    speaking: (percent: number) =>
      `Each line is shown: press Record, or Space, and say it. ${percent} percent of its words must match.`,
    noClock: 'There is no clock: take the time you need.',
    selfDamage: (most: number) => `A mistake costs you up to ${most} health.`,
    powers: 'Before you answer you can use your powers: press them, or Q, W and E.',
    intent:
      'In your turn the swords beside the computer tell how hard its next hit can be, and which powers it will use.',
    rounds: (health: number, rounds: number) =>
      `Both begin with ${health} health, and a round is the whole dialogue. At 0 the duel is over; after ${rounds} rounds whoever has more health wins.`,
  },

  resumeTitle: 'You have an unfinished duel',
  resumeLead: (round: number, own: number, opponent: number) =>
    `Round ${round}: you have ${own} health, the computer ${opponent}.`,
  resumeClock: 'The clock did not stop while you were away.',
  resume: 'Resume',
  newDuel: 'New duel',

  round: (round: number) => `Round ${round}`,
  youAre: (name: string) => `You are ${name}`,
  computerIs: (name: string) => `The computer is ${name}`,
  you: 'You',
  computer: 'Computer',
  healthOf: (name: string) => `Health of ${name}`,
  healthLeft: (health: number, full: number) => `${health} of ${full}`,
  score: 'Score',
  number,
  hasTheTurn: 'has the turn',

  dialogue: 'Dialogue so far',
  nothingYet: 'The stage is empty. Who speaks first?',
  yourPowers: 'Your powers',
  powersOf: (name: string) => `Powers of ${name}`,
  powerActive: 'active',
  powerReady: 'Ready',
  powerReadyIn: (turns: number) => `Ready in ${counted(turns, 'turn', 'turns')}`,
  powerUsesLeft: (uses: number) => `${counted(uses, 'use', 'uses')} left`,
  frozen: 'The game is paused. Press Freeze again to go on.',
  health: (health: number) => `+${health}`,
  damage: (damage: number) => plural(damage, { '=0': '0', other: `−${damage}` }),

  keys: 'Keys',
} as const
