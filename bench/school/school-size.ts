/** How big the measured school district is, and how its people, classes and things are numbered, each from 0. */
export interface SchoolSize {
  classes: number
  students: number
  conversations: number
  plays: number
  /** Plays that wait to be told: their tickets are an hour old. */
  tickets: number
}

export const studentsInClass = 24
/** Assignments of a class, each of another of the assigned conversations. */
export const assignmentsOfClass = 4
/** Conversations that classes have assigned, the most popular ones. */
export const assignedConversations = 40
/** What everybody has of cards at first: more than can be spent. */
export const firstCards = 1_000_000

/**
 * The district of the load targets (2,000 classes, 50,000 people, 20,000 conversations, a million plays), scaled.
 *
 * @param plays how many plays there are, where that is not the scale's: those of many years
 */
export const sizeOf = (scale: number, plays = Math.round(1_000_000 * scale)): SchoolSize => ({
  classes: Math.round(2000 * scale),
  students: Math.round(2000 * scale) * studentsInClass,
  conversations: Math.round(20_000 * scale),
  plays,
  tickets: 12_000,
})

const kinds = [
  'teacher',
  'student',
  'class',
  'assignment',
  'reward',
  'ticket',
  'playlist',
  'song',
] as const
export type Kind = (typeof kinds)[number]

/** The id of the nth of a kind, as it stands in the database. */
export const idOf = (kind: Kind, number: number): string =>
  `0190000${kinds.indexOf(kind)}-0000-7000-8000-${number.toString(16).padStart(12, '0')}`

/** The same in SQL, of an expression. */
export const sqlIdOf = (kind: Kind, number: string): string =>
  `('0190000${kinds.indexOf(kind)}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`

export const classOf = (student: number): number => Math.floor(student / studentsInClass)

export const emailOf = (kind: 'teacher' | 'student', number: number): string =>
  `${kind}-${number}@school.example`

/** The token with which somebody is logged in. */
export const tokenOf = (kind: 'teacher' | 'student', number: number): string =>
  `${kind}-${number}-`.padEnd(43, 'x')

export const password = 'a password of eight'
