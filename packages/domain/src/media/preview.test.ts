import { expect, test } from 'vitest'
import { previewOf } from './preview'

test.each([
  ['/art/covers/es/abc-1.svg', 'La llave', '/art/previews/es/abc-1.png?title=la-llave'],
  ['/art/covers/es/a~hotel~key.svg', 'Sí', '/art/previews/es/a~hotel~key.png?title=si'],
  ['/art/songs/es/a-1.svg', 'Sí', '/art/previews/songs/es/a-1.png?title=si'],
  ['/media/0123', 'La llave', '/media/0123'],
  ['/preview.png', 'La llave', '/preview.png'],
])('the picture of a link for %s with the title %j is %s', (cover, title, preview) => {
  expect(previewOf(cover, title)).toBe(preview)
})
