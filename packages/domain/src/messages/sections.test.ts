import { expect, test } from 'vitest'
import { philosophy } from './site/philosophy'
import { privacy } from './site/privacy'
import { terms } from './site/terms'
import type { StaticPage } from './site/text-section'

const pages: readonly StaticPage[] = [philosophy, privacy, terms]

test.each([privacy, terms])(
  'students have $title told in ten short sentences',
  ({ forStudents }) => {
    expect(forStudents).toHaveLength(10)
    for (const line of forStudents)
      for (const sentence of line.split(/(?<=[.?]) /))
        expect([sentence, sentence.split(' ').length <= 20]).toEqual([sentence, true])
  },
)

test.each(pages)('every section of $title has a heading and at least one paragraph', page => {
  expect(page.sections.length).toBeGreaterThan(0)
  for (const section of page.sections) {
    expect(section.heading.trim()).not.toBe('')
    expect(section.paragraphs.length).toBeGreaterThan(0)
    for (const paragraph of section.paragraphs) expect(paragraph.trim()).not.toBe('')
  }
})
