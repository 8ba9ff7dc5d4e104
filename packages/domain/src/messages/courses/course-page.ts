import { counted } from '../say'

/** What a card and a page of a course say of it. */
export const courseFactTexts = {
  by: 'by',
  units: (total: number) => counted(total, 'unit', 'units'),
  conversations: (total: number) => counted(total, 'conversation', 'conversations'),
  lists: (total: number) => counted(total, 'pronunciation list', 'pronunciation lists'),
  draft: 'DRAFT',
} as const

/** The sentences of a course's page (courses.md#course-page). */
export const coursePageTexts = {
  ...courseFactTexts,
  loadFailed: 'The course could not be loaded.',
  unit: (place: number) => `Unit ${place}`,
  // Stands above the aims of a unit, which go on from it: say who I am.
  iCan: 'I can …',
  beforeStart: 'Before your start',
  allDone: 'All parts done',
  unavailable: 'Not available now.',
  empty: 'There is nothing in this course yet.',
  // What is done with a conversation or a list, and how far it has come.
  marks: { learn: 'Learn', duel: 'Duel', say: 'Say', round: 'Play' },
  marked: {
    empty: (step: string) => `${step}: not begun`,
    half: (step: string) => `${step}: begun`,
    full: (step: string) => `${step}: done`,
  },
} as const
