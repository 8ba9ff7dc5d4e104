import { counted } from '../counted'

const whole = new Intl.NumberFormat('en')

/** The sentences of the pronunciation game (pronunciation.md#playing). */
export const pronunciationGameTexts = {
  title: 'Pronunciation Game',
  tabTitle: (title: string) => `${title} pronunciation game`,
  lead: 'Which sound belongs to which word? Listen closely: some of them differ by a breath.',
  mode: 'Mode',
  modes: {
    any: { name: 'Any', meaning: 'All three mixed.' },
    reading: { name: 'Reading', meaning: 'See the word, then choose its sound.' },
    listening: { name: 'Listening', meaning: 'Hear the word, then choose its text.' },
    writing: { name: 'Writing', meaning: 'Hear the word, then type it.' },
  },
  difficulty: 'Difficulty',
  difficulties: { easy: 'Easy', normal: 'Normal', hard: 'Hard' },
  choicesMeaning: (choices: number) => `${choices} choices`,
  replaysMeaning: (replays: number) =>
    Number.isFinite(replays)
      ? counted(replays, 'replay', 'replays')
      : 'hear it as often as you like, slowly, too',
  secondsMeaning: (seconds: number | null) =>
    seconds === null ? 'no clock' : `${seconds} seconds a word`,
  accentsCount: 'accents and tones count',
  accentsIgnored: 'accents are ignored',
  pointsMeaning: (points: number) => `${points} points a word`,
  relaxed: 'Relaxed timing',
  relaxedMeaning: 'Turns the clock off. Your score counts in full.',
  asPinyin: 'Choose pinyin instead of sounds',
  asPinyinMeaning: 'In Reading, the choices are written in pinyin with their tones.',
  start: 'Start',

  language: 'Language',
  words: 'Words',
  sources: {
    frequent: { name: 'Frequent words', meaning: 'Ten common words, chosen at random each time.' },
    misses: { name: 'My mistakes', meaning: 'What you answered wrong the last time.' },
  },
  wordsFailed: 'The words could not be loaded.',
  noWords: 'There are no words to play with in this language yet.',
  tooFewMisses: (missed: number, needed: number) =>
    missed === 0
      ? 'You have no mistakes in this language. Well done!'
      : `A round needs ${needed} different words; you have got only ${missed} wrong.`,
  findLists: 'Find a pronunciation list',
  items: (count: number) => counted(count, 'item', 'items'),

  listFailed: 'The list could not be loaded.',
  tooFew: 'This list cannot be played yet.',
  tooFewHint: (needed: number) =>
    `A round needs at least ${needed} items that differ from one another.`,
  toList: 'Back to the list',
  toClass: 'Back to the class',

  questionOf: (place: number, total: number) => `${place} of ${total}`,
  progress: 'Questions',
  scoreNow: (points: number) => `${whole.format(points)} points`,
  comesBack: 'Once more',
  leave: 'Leave',
  questions: {
    reading: 'Which sound is it?',
    readingPinyin: 'Which pinyin is it?',
    listening: 'Which word do you hear?',
    writing: 'Write what you hear.',
  },
  choices: 'Choices',
  play: 'Play',
  slow: 'Slowly',
  playSound: (number: number) => `Play sound ${number}`,
  sound: (number: number) => `Sound ${number}`,
  replaysLeft: (replays: number) =>
    replays === 0 ? 'no replays left' : `${counted(replays, 'replay', 'replays')} left`,
  silent: 'Nothing on this device can speak this word, so it is shown:',
  yourAnswer: 'Your answer',
  check: 'Check',
  letters: 'Special letters',
  letter: (letter: string) => `Type ${letter}`,
  tone: (tone: number) => `Tone ${tone}`,
  listen: 'Listen…',
  answerNow: 'Your turn.',

  right: 'Right!',
  rightMark: 'right',
  wrongMark: 'wrong',
  wrong: 'Not this one.',
  timeUp: 'Time is up.',
  youChose: 'You chose',
  youWrote: 'You wrote',
  itIs: 'It is',
  playOf: (text: string) => `Play ${text}`,
  retry: 'Retry',
  next: 'Next',

  won: 'You win!',
  lost: 'Not this time.',
  rightOf: (right: number, asked: number) => `${right} of ${asked} right at the first try`,
  winsFrom: (percent: number, difficulty: string) => `${percent} percent wins on ${difficulty}.`,
  score: 'Score',
  points: (points: number) => whole.format(points),
  misses: 'To hear once more',
  noMisses: 'No mistakes. Bravo!',
  playAgain: 'Play Again',
  changeSettings: 'Settings',
  notKept: 'This round is not saved.',
  logIn: 'Log in to save your plays and your mistakes.',
  practice: 'A round without a list is practice: only your mistakes are remembered.',

  keys: 'Keys',
  keysLead: 'Keys in the Pronunciation Game',
  keyRows: [
    { keys: ['Space'], does: 'Play the word, or all sounds one after another' },
    { keys: ['S'], does: 'Play it slowly, on Easy' },
    { keys: ['1', '2', '3', '4'], does: 'Choose' },
    { keys: ['Enter'], does: 'Check, then go on' },
    { keys: ['R'], does: 'Retry' },
    { keys: ['?'], does: 'These keys' },
  ],
} as const
