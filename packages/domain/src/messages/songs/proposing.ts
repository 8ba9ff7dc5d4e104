import { counted, number } from '../say'

/** The sentences of proposing times from a recording (songs.md#propose-times). */
export const proposeTexts = {
  title: 'Propose Times',
  lead: (count: number) =>
    `A recording is searched for the starts of ${counted(count, 'lyric', 'lyrics')} without times. Times that are set stay as they are, and nothing is saved by itself.`,
  leadAll: (count: number) =>
    `A recording is searched for the starts of ${counted(count, 'lyric', 'lyrics')}. Times that are set are replaced, and nothing is saved by itself.`,
  allTimed: 'All lyrics have times. Choose "All" to have them proposed all the same.',
  // Which lyrics times are proposed for.
  scope: 'Which lyrics',
  scopes: { untimed: 'Only untimed', all: 'All', betweenTaps: 'Between taps' },
  own: "This song's recording is listened to.",
  file: 'A recording of the song',
  otherFile: 'Another recording (optional)',
  fileHint: 'The file stays on this device. A voice without music works best.',
  chosen: (name: string) => `Chosen: ${name}`,
  late: 'Seconds by which my file starts later than the song',
  lateFault: 'is not a number of seconds',
  find: 'Propose',
  reading: 'Reading the recording…',
  saying: 'Having the lyrics said, to know how they sound…',
  voice: (percent: number) => `Finding the voice: ${percent}%`,
  lines: 'Matching the lyrics…',
  refused:
    'The voice cannot be told from the music here. Tap the start of every fourth line, or choose a recording of the voice alone.',
  tooLong: 'This recording is too long to be read here.',
  failed: 'This recording cannot be read here.',
  proposed: (count: number, check: number) =>
    `${counted(count, 'time is proposed', 'times are proposed')}. To be checked: ${number(check)}.`,
  toCheck: (count: number) => `${counted(count, 'lyric', 'lyrics')} to check`,
  allChecked: 'No lyric to check',
  next: 'Next to check',
  accept: 'It is right',
} as const
