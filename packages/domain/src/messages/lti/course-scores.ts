import { counted } from '../say'

/** What is said of scores that go to a course of a learning platform (lti.md#scores). */
export const courseScoreTexts = {
  /** Below a grade in the course itself. */
  late: (days: number) => counted(days, 'day late', 'days late'),
  /** After a game, of its score. */
  told: {
    sent: 'Sent to your course.',
    waiting: 'Will be sent to your course.',
    stopped: 'Your course did not take the score. Tell your teacher.',
  },
} as const
