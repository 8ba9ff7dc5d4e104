import { expect, test } from 'vitest'
import { previewOf } from '../../media/preview'
import { coverOfSong } from './cover-of-song'

test('a song has a cover with its note, and the same for shared links', () => {
  const cover = coverOfSong({ id: 'a-1', language: 'chinese' })
  expect(cover).toBe('/art/songs/zh/a-1.svg')
  expect(previewOf(cover, 'Sí')).toBe('/art/previews/songs/zh/a-1.png?title=si')
})
