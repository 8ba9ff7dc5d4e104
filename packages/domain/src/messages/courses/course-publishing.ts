import { plural } from '../say'

/** What keeps a course from being published (courses.md#publishing). */
export const courseBlockTexts = {
  noUnit: 'Add a unit first.',
  emptyUnit: (number: number) => `Unit ${number} has no items.`,
  drafts: (count: number) =>
    plural(count, {
      one: '1 item is a draft. Publish it first.',
      other: `${count} items are drafts. Publish them first.`,
    }),
} as const

/** What an author should know before a course is published; it keeps nobody from it (courses.md#publishing). */
export const courseWarningTexts = {
  noAim: (number: number) => `Unit ${number} has no aim.`,
  muchEasier: (number: number) => `Unit ${number} is much easier than the one before it.`,
} as const
