import { expect, test } from 'vitest'
import { previewOf } from './preview'

test.each([
  ['/art/covers/es/abc-1.svg', '/art/previews/es/abc-1.png'],
  ['/media/0123', '/media/0123'],
  ['/preview.png', '/preview.png'],
])('the picture of a link for %s is %s', (cover, preview) => {
  expect(previewOf(cover)).toBe(preview)
})
