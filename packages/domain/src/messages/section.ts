/** A part of a static text page: a heading and the paragraphs under it, in reading order, plain text. */
export interface Section {
  heading: string
  paragraphs: readonly string[]
}

/** A static text page (S3 section 2.10). `lead` stands between the title and the first section. */
export interface StaticPage {
  title: string
  lead?: string
  sections: readonly Section[]
}
