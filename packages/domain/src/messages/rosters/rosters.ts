import { counted, number } from '../say'

/** The sentences of the tab Rosters (rosters.md#the-tab). */
export const rosterTexts = {
  title: 'Import a roster',
  lead: 'A ZIP of OneRoster CSV files, version 1.1 or 1.2. First you see what would change; no account is made.',
  file: 'OneRoster file',
  fileHint: 'ZIP, up to 50 MB.',
  /** Beside the name of the file inside the ZIP in which something is wrong. */
  unchanged: 'Nothing was changed.',
  reading: 'A roster is being read…',
  loadFailed: 'The imports could not be loaded.',
  preview: 'What changes',
  kind: 'Rows',
  people: 'People',
  classes: 'Classes',
  /** What somebody is in one class. */
  places: 'Places in classes',
  new: 'New',
  changed: 'Changed',
  ending: 'Ending',
  older: 'Older than here',
  comingIn: (places: number) =>
    `${counted(places, 'place in a class goes', 'places in classes go')} to people who have got an account since, or were approved.`,
  others: (rows: number) =>
    `${counted(rows, 'row', 'rows')} about people who neither teach nor learn: left out.`,
  isOld:
    'This file is older than the last one, or all its terms are over. Is it that of last year?',
  byClass: 'Class by class',
  class: 'Class',
  someClasses: (shown: number, all: number) => `${number(shown)} of ${number(all)} classes`,
  faults: (rows: number) => counted(rows, 'fault', 'faults'),
  faultsHint: 'Rows with a fault are left out.',
  someFaults: (shown: number) => `The first ${number(shown)} are shown.`,
  place: 'Where',
  fault: 'What is wrong',
  line: (file: string, line: string) => `${file}, line ${line}`,
  confirm: (endings: string) => `${endings} places end. Type this number to confirm it.`,
  confirmFault: 'is not that number',
  apply: 'Apply',
  /** While it is applied: rows that were taken, of how many. */
  taken: (taken: string, all: string) => `${taken} of ${all} rows taken`,
  placing: 'Classes are brought up to date…',
  imports: 'Imports',
  none: 'No roster was read yet.',
  noneHint: 'Choose the ZIP that your school system exports.',
  when: 'When',
  by: 'By',
  state: 'State',
  gone: 'Someone who is gone',
  states: {
    ready: 'Read, not applied',
    running: 'Is being applied',
    done: 'Applied',
    dropped: 'Dropped',
  },
} as const

/** What is wrong with a row of a roster (rosters.md#faults-of-rows). */
export const rosterFaultTexts = {
  missing: 'Empty',
  cells: 'More or fewer cells than the first row',
  tooLong: (letters: string, most: string) => `Too long: ${letters} of ${most} letters`,
  lettersMissing: 'Letters are missing. Save the file as CSV UTF-8.',
  notAName: 'No name',
  notADate: 'No date',
  notAnAddress: 'No email address',
  unknownStatus: 'Unknown status',
  notTrueOrFalse: 'Neither true nor false',
  unknownRole: 'Unknown role',
  twice: 'The same number twice',
  unknownClass: 'No such class',
  unknownPerson: 'No such person',
} as const

/** What the school has for a teacher, on /classes (rosters.md#making-classes). */
export const rosterClassTexts = {
  title: (classes: number) => `Your school has ${counted(classes, 'class', 'classes')} for you.`,
  hint: 'They are made with their pupils, who log in with cards.',
  students: (count: number) => counted(count, 'new student', 'new students'),
  isMade: 'Made already',
  make: 'Make them',
  made: (classes: number) => counted(classes, 'class is ready.', 'classes are ready.'),
  pupils: (count: number) => `${counted(count, 'pupil', 'pupils')} added.`,
  cardsOf: (title: string) => `Print cards of ${title}`,
} as const
