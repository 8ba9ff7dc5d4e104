/** What a page says of itself that stands within a course (lti.md#frames): all public pages bring it along. */
export const inFrameTexts = {
  newTab: 'Open in a new tab',
  /** In the place of what is looked after elsewhere. */
  ownTabOnly: 'More can be done outside of the course: open Duologue in a new tab.',
} as const
