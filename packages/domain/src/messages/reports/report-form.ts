import { number } from '../say'

/** The sentences of the form that reports a page, on /about (reports.md#reporting-a-page). */
export const reportFormTexts = {
  page: 'Address of the page',
  pageNote:
    'Copy it from the address bar; "Report this page" in the Help panel writes it here for you.',
  reason: 'Reason',
  chooseReason: 'Choose a reason',
  comment: 'Comment',
  commentNote: 'What should an editor know? Needed when the reason is "Something else".',
  written: (count: number, most: number) => `${number(count)} of ${number(most)} characters`,
  seenBy:
    'Only editors see a report. It carries your username when you are logged in; otherwise it does not say who you are.',
  send: 'Send report',
  sent: 'Thank you. An editor will look at it.',
} as const
