import { playTexts } from '../plays/plays'

/** The sentences about songs that are assigned (assignments.md#assigned-songs). */
export const assignedSongTexts = {
  /** The games over a song, as an assignment fixes one. */
  modes: {
    ...playTexts.modes,
    listening: 'Choose the words',
    writing: 'Write the words',
    reading: 'Put the lines in order',
    speaking: 'Sing the lines',
  },
  hidden: 'This song is not available at the moment.',
  find: 'Find a song',
  missedWords: 'Words',
  missedLines: 'Lines',
} as const
