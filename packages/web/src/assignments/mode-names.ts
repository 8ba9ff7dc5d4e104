import type { AssignmentActivity } from '@duologue/domain/choices/assignment-choices'
import { assignedSongTexts } from '@duologue/domain/messages/assignments/assigned-songs'
import { assignmentTexts as texts } from '@duologue/domain/messages/assignments/assignments'

/** What the modes of a game are called: those of a song are games of their own (song-games.md#games). */
export const modeNames = (activity: AssignmentActivity) =>
  activity === 'song' ? assignedSongTexts.modes : texts.modes
