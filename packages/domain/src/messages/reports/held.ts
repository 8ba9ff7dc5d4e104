/** What stands on the page of a thing that a report has hidden, for its author and for editors (decision 049). */
export const heldTexts = {
  held: 'Hidden after a report. Editors decide whether it is shown again.',
} as const
