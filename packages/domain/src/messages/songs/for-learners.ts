import { plural } from '../say'
import { songEditorTexts } from './song-editor'

/** What learners would miss in a song (songs.md#for-learners). */
export const learnerNeedTexts = {
  untimed: (timed: number, lines: number) =>
    plural(lines, {
      one: `${timed} of 1 line is timed`,
      other: `${timed} of ${lines} lines are timed`,
    }),
  overlapping: (lines: number) =>
    plural(lines, { one: '1 line overlaps', other: `${lines} lines overlap` }),
  untranslated: (lines: number) =>
    plural(lines, {
      one: '1 line has no translation',
      other: `${lines} lines have no translation`,
    }),
  unexplained: (words: number) =>
    plural(words, { one: '1 word has no meaning', other: `${words} words have no meaning` }),
  unstated: 'Rights are not stated',
} as const

/** What editors see of a song as learners get it (songs.md#for-learners). */
export const forLearnersTexts = {
  title: songEditorTexts.forLearners,
  nothing: 'Nothing is missing.',
  missing: (things: number) =>
    plural(things, { one: '1 thing is missing', other: `${things} things are missing` }),
  see: 'See it as a learner',
} as const

/** By which right a song is shown, whom and until when, in the song's form (songs-for-learners.md#rights). */
export const songRightsTexts = {
  rights: 'Rights',
  names: {
    unknown: 'Not stated',
    own: 'Our own',
    publicDomain: 'Public domain',
    free: 'Free licence',
    licensed: 'Licensed',
    permission: 'With permission',
  },
  // Whose the song is, or under which licence it is shown.
  note: 'Source or licence',
  // Where on the web that stands.
  url: 'Address',
  urlFault: 'Must begin with https://',
  // Whom the song is shown to.
  audience: 'Audience',
  audiences: { everyone: 'Everyone', users: 'Users who are logged in' },
  until: 'Licensed until',
} as const

/** Taking a song from learners, and giving it back (songs.md#for-learners). */
export const withdrawTexts = {
  withdraw: 'Withdraw',
  title: 'Withdraw Song?',
  lead: 'Learners do not find or open it any more, and its recording is not played to them. What they reached with it stays. Browsers keep recordings that they fetched.',
  restore: 'Show again',
  restoreTitle: 'Show Song Again?',
  restoreLead: 'Learners find it again, if it is curated.',
  reason: 'Reason',
  withdrawn: 'Song withdrawn.',
  restored: 'Song shown again.',
  isWithdrawn: 'Withdrawn: learners do not see it.',
} as const
