import { counted } from '../say'

/** What is said of scores that go to a course of a learning platform (lti.md#scores). */
export const courseScoreTexts = {
  /** Below a grade in the course itself. */
  late: (days: number) => counted(days, 'day late', 'days late'),
  /** After a game, of its score. */
  told: {
    sent: 'Sent to your course.',
    waiting: 'Will be sent to your course.',
    stopped: 'Your course did not take the score. Your teacher sees why.',
  },
  /** Why a score waits, or was not taken, as who teaches the class reads it. */
  why: {
    laterGrade: 'Your course keeps a later grade. Only a better play is sent again.',
    notAllowed: 'The course no longer lets us send scores.',
    refused: 'The course did not take it: it does not know the student as one, or not any more.',
    columnGone: 'The column of this link is gone from the course.',
    notAPlayer: 'The course does not know this student any more.',
    away: 'The learning platform did not answer.',
    tooLong: 'The learning platform did not answer for 14 days.',
  },
} as const
