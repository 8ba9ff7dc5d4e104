import { counted } from '../say'

/** The sentences of the time-sync page's dialogs, which come when they are opened (songs.md#time-offset). */
export const timeSyncDialogTexts = {
  offsetLead: 'Shifts all timestamps by so many seconds: positive moves forward, negative back.',
  offsetField: 'Seconds, or m:ss',
  offsetFault: 'is not a number of seconds',
  restLead: (place: number) =>
    `Lyric ${place} and all after it move by the same time; those before it stay.`,
  restField: (place: number) => `Lyric ${place} starts at`,
  restNow: 'Use the time of the video',
  offsetApply: 'Shift',
  offsetBelow: (count: number, limit: string) =>
    `${counted(count, 'lyric', 'lyrics')} would begin below 0. The furthest back is ${limit} seconds.`,
  offsetClamp: 'Shift, and clamp to 0',
  keysTitle: 'Keys of this page',
  keysLead: 'While tapping to sync:',
  keysAlways: 'Always, outside of a text field:',
  clash: (place: number, text: string, start: string, stop: string) =>
    `${place}. ${text}: ${start} – ${stop}`,
} as const

/** What each key does, by its name on the sheet of keys. */
export const timeSyncKeys = {
  tapping: [
    ['Space', 'The next lyric starts now; the one before it ends'],
    ['E', 'The lyric ends now'],
    ['↑', 'Back to the lyric before, and 2 seconds back in the video'],
    ['Enter', 'Play or pause'],
    ['R', 'Play from 2 seconds before'],
    ['L', 'Repeat the lyric that was tapped last'],
    ['Esc', 'Stop tapping'],
  ],
  always: [
    ['Ctrl Z', 'Undo'],
    ['Ctrl Y', 'Redo'],
    ['Ctrl S', 'Save'],
    ['?', 'Show these keys'],
    ['N', 'The next proposed time to check'],
    ['Enter', 'The checked time is right (while not tapping)'],
  ],
} as const
