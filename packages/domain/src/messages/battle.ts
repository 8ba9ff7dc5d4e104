const whole = new Intl.NumberFormat('en')

const modes = {
  reading: { name: 'Reading', meaning: 'Read the translation, then choose the line that says it.' },
} as const

const difficulties = {
  easy: { name: 'Easy', computer: 'a slow computer that is often wrong' },
  normal: { name: 'Normal', computer: 'a computer that is mostly right' },
  hard: { name: 'Hard', computer: 'a quick computer that is seldom wrong' },
} as const

/** The sentences of Battle Mode (S2 sections 2, 4, 5, 8, 9). */
export const battleTexts = {
  battleMode: 'Battle Mode',
  tooFewLines:
    'This conversation has too few different lines for a duel: there is nothing to choose from.',
  backToConversation: 'Back to the conversation',
  cast: 'Characters',
  lines: (total: number) => `${total} ${total === 1 ? 'line' : 'lines'}`,
  options: 'Options',
  optionsLead: 'What you choose here is kept on this device for the next duel.',
  done: 'Done',
  play: 'Play',

  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  settings: 'Settings',
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
  relaxed: 'Relaxed timing',
  relaxedMeaning: (damage: number) =>
    `Turns the clock off; every right answer deals ${damage} damage. Your score counts in full.`,
  sounds: 'Sounds',
  soundsMeaning: 'A bell for each round, and a sound for each answer and hit.',

  details: 'How it works',
  detailLines: {
    turns: (name1: string, name2: string) =>
      `One of you is ${name1}, the other ${name2}; the parts are dealt anew in every round. Whoever’s character speaks the next line has the turn.`,
    damage: (most: number) =>
      `A right answer hits your opponent: ${most} damage less one for every second you took.`,
    damageRelaxed: (damage: number) => `A right answer hits your opponent for ${damage} damage.`,
    clock: (seconds: number) =>
      `You have ${seconds} seconds a line. A run-out clock counts as a mistake.`,
    noClock: 'There is no clock: take the time you need.',
    selfDamage: (most: number) => `A mistake hits yourself, for up to ${most} damage.`,
    rounds: (health: number, rounds: number) =>
      `Both begin with ${health} health, and a round is the whole dialogue. At 0 the duel is over; after ${rounds} rounds whoever has more health wins.`,
  },

  resumeTitle: 'Your duel is still on',
  resumeLead: (round: number, own: number, opponent: number) =>
    `Round ${round}: you have ${own} health, the computer ${opponent}.`,
  resume: 'Resume',
  newDuel: 'New duel',

  round: (round: number) => `Round ${round}`,
  roundOver: (round: number) => `Round ${round} is over`,
  youAre: (name: string) => `You are ${name}`,
  computerIs: (name: string) => `The computer is ${name}`,
  you: 'You',
  computer: 'Computer',
  healthOf: (name: string) => `Health of ${name}`,
  healthLeft: (health: number, full: number) => `${health} of ${full}`,
  score: 'Score',
  number: (value: number) => whole.format(value),
  hasTheTurn: 'has the turn',

  dialogue: 'Dialogue so far',
  nothingYet: 'The stage is empty. Who speaks first?',
  turnArea: 'This turn',
  answers: 'Your answers',
  howToSay: (name: string) => `How does ${name} say this?`,
  whatNext: (name: string) => `What does ${name} say next?`,
  howToBegin: (name: string) => `How does ${name} begin?`,
  picture: 'Picture of the line',
  rightMark: 'Right',
  wrongMark: 'Wrong',
  thinking: (name: string) => `${name} is thinking…`,
  computerRight: (name: string) => `${name} knew the line`,
  computerWrong: (name: string) => `${name} chose the wrong line`,
  clock: 'Time to answer',
  secondsLeft: (seconds: number) => `${seconds} seconds left`,

  yourTurn: 'Your turn.',
  tellRound: (round: number, name: string) => `Round ${round}. You are ${name}.`,
  tellRight: 'Right.',
  tellWrong: 'Wrong.',
  tellTimeUp: 'The time is up.',
  tellHit: (name: string, damage: number) => `${name} loses ${damage} health.`,
  tellOwnHit: (damage: number) => `You lose ${damage} health.`,
  tellRoundOver: (round: number) => `Round ${round} is over.`,
  damage: (damage: number) => (damage === 0 ? '0' : `−${damage}`),

  keys: 'Keys',
  keysLead: 'Keys that work during the duel',
  keyRows: [
    { keys: ['1', '2', '3', '4'], does: 'choose an answer' },
    { keys: ['?'], does: 'show these keys' },
    { keys: ['Esc'], does: 'close them' },
  ],
  close: 'Close',

  gameOver: 'Game Over',
  won: 'You win!',
  lost: 'You lose.',
  wonBecause: {
    health: (name: string) => `${name} has no health left.`,
    rounds: 'The last round is over, and you have more health.',
    roundsEqual: 'The last round is over with equal health: the duel is yours.',
  },
  lostBecause: {
    health: 'You have no health left.',
    rounds: 'The last round is over, and the computer has more health.',
  },
  yourScore: 'Your score',
  breakdown: 'How the score comes about',
  base: 'Base',
  healthBonus: 'Health bonus',
  difficultyMultiplier: 'Difficulty multiplier',
  winMultiplier: 'Win multiplier',
  times: (multiplier: number) => `× ${multiplier}`,
  restart: 'Restart',
} as const
