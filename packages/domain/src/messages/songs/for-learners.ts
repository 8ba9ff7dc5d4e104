import { plural } from '../say'

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
  unplayed: (people: number) =>
    plural(people, {
      one: 'The video did not play for 1 person',
      other: `The video did not play for ${people} people`,
    }),
  unheard: (people: number) =>
    plural(people, {
      one: 'The recording did not play for 1 person',
      other: `The recording did not play for ${people} people`,
    }),
  unstated: 'Rights are not stated',
} as const

/** What editors see of a song as learners get it (songs.md#for-learners). */
export const forLearnersTexts = {
  title: 'For learners',
  nothing: 'Nothing is missing.',
  missing: (things: number) =>
    plural(things, { one: '1 thing is missing', other: `${things} things are missing` }),
  see: 'See it as a learner',
} as const

/** By which right a song is shown, and to whom, in the song's form (songs-for-learners.md#rights). */
export const songRightsTexts = {
  names: {
    unknown: 'Not stated',
    own: 'Our own',
    publicDomain: 'Public domain',
    free: 'Free licence',
    licensed: 'Licensed',
    permission: 'With permission',
  },
  audiences: { everyone: 'Everyone', users: 'Users who are logged in' },
} as const

/** Taking a song from learners, and giving it back (songs-for-learners.md#withdrawing). */
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
