import { isLate } from '../assignments/assignment-status'
import { dayOf } from '../assignments/due-date'
import type { Requirement } from '../choices/assignment-choices'

/** What a student's plays of an assignment come to. Moments are in milliseconds; null where nothing of the kind was played. */
export interface MarksForCourse {
  requirement: Requirement
  requiredScore: number | null
  firstPlay: number | null
  /** The first that was played again here. */
  firstCounted: number | null
  firstReached: number | null
  firstWin: number | null
  /** The best verified score. */
  best: number | null
}

/** A score for a course, with when it was reached: null where that is not known better than now. */
export interface ScoreForCourse {
  score: number
  metAt: number | null
}

const metAt: Record<Requirement, (marks: MarksForCourse) => number | null> = {
  play: marks => marks.firstPlay,
  score: marks => marks.firstReached,
  win: marks => marks.firstWin,
}

/**
 * The score of 100 that a course gets (lti.md#score-of-100); undefined where nothing was played that counts: told plays
 * do for `play` alone.
 */
export function scoreOf100(marks: MarksForCourse): ScoreForCourse | undefined {
  const { requirement, requiredScore, firstCounted, best } = marks
  const met = metAt[requirement](marks)
  if (met !== null) return { score: 100, metAt: met }
  if (firstCounted === null) return undefined
  if (requirement === 'win') return { score: 50, metAt: null }
  const part = requiredScore ? Math.max(0, best ?? 0) / requiredScore : 0
  return { score: Math.min(99, Math.floor(99 * part)), metAt: null }
}

const day = 86_400_000

/** How many days of the calendar something came after the date due, at least one; 0 on time. */
export function daysLate(at: number, dateDue: number, timeZone: string): number {
  if (!isLate(at, dateDue)) return 0
  const dayAt = (instant: number) => dueDay(dayOf(instant, timeZone))
  return Math.max(1, Math.round((dayAt(at) - dayAt(dateDue)) / day))
}

/** The number of a day of the calendar, in milliseconds. */
function dueDay(text: string): number {
  const [year = 0, month = 1, date = 1] = text.split('-').map(Number)
  // oxlint-disable-next-line no-restricted-globals -- Date.UTC reckons and reads no clock
  return Date.UTC(year, month - 1, date)
}
