import { counted, number } from '../say'

/** The sentences before and after a song game (song-games.md#setup, song-games.md#end). */
export const songGameTexts = {
  title: 'Song Games',
  tabTitle: (title: string) => `${title}: song games`,
  lead: 'The song plays, and waits at the end of a line until you have answered.',
  game: 'Game',
  games: {
    listening: {
      name: 'Choose the words',
      meaning: 'Hear the line, then choose the words that are missing.',
    },
    writing: {
      name: 'Write the words',
      meaning: 'Hear the line, then write the words that are missing.',
    },
    reading: {
      name: 'Put the lines in order',
      meaning: 'Hear a part of the song, and put its lines in order.',
    },
    speaking: { name: 'Sing the lines', meaning: 'Hear a line, then sing it or say it.' },
  },
  tooFew: 'This song has too few words for this game.',
  needsMicrophone: 'Needs a microphone.',
  sound: 'Sound',
  sources: {
    song: { name: 'With the song', meaning: 'Its own recording or video.' },
    voice: { name: 'With a voice', meaning: 'A computer voice speaks the lines.' },
  },
  noSound: 'This song has no recording or video here.',
  hidden: (percent: number) => `${percent}% of the words are missing`,
  block: (lines: number) => `${lines} lines at a time`,
  sung: (lines: number, percent: number) =>
    `${counted(lines, 'line', 'lines')}, ${percent}% of each`,
  freeReplays: 'hear it as often as you like',
  seconds: (seconds: number) => `${counted(seconds, 'second', 'seconds')} a line`,
  pointsEach: (points: number) => `${points} points each`,
  toSong: 'Back to the song',

  resumeTitle: 'Go on with your game?',
  resumeLead: (place: number, total: number) => `You were at part ${place} of ${total}.`,
  resume: 'Go on',
  newGame: 'New game',

  percent: (percent: number) => `${percent}%`,
  missedWords: 'Words to practise',
  missedLines: 'Lines to practise',
  practise: 'Practise them now',
  wordsBack: (words: number) => `${counted(words, 'word comes', 'words come')} back tomorrow.`,
  linesBack: (lines: number) => `${counted(lines, 'line comes', 'lines come')} back tomorrow.`,
  practice: 'This was practice. It brings no points.',
  singAlong: 'Sing along',
  harder: 'Play again, harder',
  logIn: 'Log in to keep your score.',
} as const

/** The sentences of a song game that is played (song-games.md#playing). */
export const songPlayTexts = {
  partOf: (place: number, total: number) => `Part ${place} of ${total}`,
  progress: 'Answers',
  play: 'Play the song',
  hearAgain: 'Hear again',
  showIt: 'Show it',
  skipBreak: 'Skip the break',
  leave: 'Leave the game',
  // What a word that is hidden is called for those who hear the page.
  gap: (place: number) => `(gap ${place})`,
  gapOf: (place: number, total: number) => `Gap ${place} of ${total}`,
  choose: 'Which word is missing?',
  write: 'Write the missing word.',
  order: 'In which order are they sung?',
  sing: 'Sing or say it now.',
  singSoon: 'Listen. Then it is your turn.',
  cannotSpeak: "I can't speak now",
  tryAgain: 'Not this one. Try once more.',
  said: 'Not yet. Try once more.',
  wordMeans: (word: string, meaning: string) => `${word}: ${meaning}`,
  lines: 'Lines',
  move: (line: string) => `Move "${line}"`,
  moveUp: (line: string) => `Move "${line}" up`,
  moveDown: (line: string) => `Move "${line}" down`,
  moved: (line: string, place: number, total: number) =>
    `"${line}" is number ${number(place)} of ${number(total)} now.`,
  inPlace: (right: number, total: number) => `${right} of ${total} were in their place`,
  rightOrder: 'The right order',
  inItsPlace: 'in its place',
  elsewhere: 'elsewhere',
  keysLead: 'Keys in Song Games',
  keyRows: [
    { keys: ['1', '2', '3', '4'], does: 'Choose' },
    { keys: ['Enter'], does: 'Check what is written' },
    { keys: ['R'], does: 'Hear the line again' },
    { keys: ['Space'], does: 'Record, or play the song' },
    { keys: ['N'], does: 'Next' },
    { keys: ['?'], does: 'These keys' },
  ],
} as const
