import fc from 'fast-check'
import { expect, test } from 'vitest'
import { videoIdIn, watchUrlOf } from './video-id'

const id = 'dQw4w9WgXcQ'

test.each([
  id,
  ` ${id} `,
  `https://www.youtube.com/watch?v=${id}`,
  `https://www.youtube.com/watch?app=desktop&v=${id}&t=42s`,
  `http://youtube.com/watch?v=${id}#at`,
  `m.youtube.com/watch?v=${id}`,
  `https://music.youtube.com/watch?v=${id}&list=x`,
  `https://youtu.be/${id}?si=abc`,
  `youtu.be/${id}`,
  `https://www.youtube.com/embed/${id}`,
  `https://www.youtube-nocookie.com/embed/${id}?rel=0`,
  `https://www.youtube.com/shorts/${id}`,
  `https://www.youtube.com/live/${id}?feature=share`,
])('%j is understood', typed => {
  expect(videoIdIn(typed)).toBe(id)
})

test.each([
  '',
  'tooShort',
  'twelve_chars',
  'with space!',
  'https://www.youtube.com/',
  'https://www.youtube.com/watch?v=short',
  `https://evil.example/watch?v=${id}`,
  `https://youtube.com.evil.example/watch?v=${id}`,
  `https://www.youtube.com/channel/${id}`,
  `javascript:alert('${id}')`,
])('%j is no video', typed => {
  expect(videoIdIn(typed)).toBeUndefined()
})

test('whatever is typed, what is found is an id, and is found again in its own address', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true })), typed => {
      const found = videoIdIn(typed)
      if (found === undefined) return
      expect(found).toMatch(/^[\w-]{11}$/)
      expect(videoIdIn(watchUrlOf(found))).toBe(found)
    }),
  )
})
