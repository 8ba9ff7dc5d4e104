/** A part of a static text page: a heading and the paragraphs under it, in reading order, plain text. */
export interface Section {
  heading: string
  paragraphs: readonly string[]
}

/**
 * A static text page (site.md#pages-of-words). `lead` stands between the title and the first section, and after it, in
 * a box, what students should know of the page: short sentences for readers from 10 years on.
 */
export interface StaticPage {
  title: string
  lead?: string
  forStudents?: readonly string[]
  sections: readonly Section[]
}

export const sectionTexts = { forStudents: 'For students' } as const
