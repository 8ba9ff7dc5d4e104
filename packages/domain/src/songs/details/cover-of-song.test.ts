import { expect, test } from 'vitest'
import { previewOf } from '../../media/preview'
import { coverOfSong, sceneOfSong } from './cover-of-song'
import { sceneOfCover } from './scene-of-cover'

test('a song has a cover with its note, and the same for shared links', () => {
  const cover = coverOfSong({ id: 'a-1', language: 'chinese', scene: null })
  expect(cover).toBe('/art/songs/zh/a-1.svg')
  expect(previewOf(cover, 'Sí')).toBe('/art/previews/songs/zh/a-1.png?title=si')
  expect(sceneOfCover(cover)).toBeNull()
})

test('a scene stands in the address, and can be read from it', () => {
  const cover = coverOfSong({ id: 'a-1', language: 'spanish', scene: 'train~paper~ticket' })
  expect(cover).toBe('/art/songs/es/a-1~train~paper~ticket.svg')
  expect(sceneOfCover(cover)).toBe('train~paper~ticket')
  expect(sceneOfCover('/media/0123')).toBeNull()
})

const song = {
  title: 'Tren de papel',
  titleTranslation: 'Paper train',
  language: 'spanish',
  description: 'A train made of old tickets sets out, and nobody has to buy a new one.',
  tags: [],
} as const

test('the scene is what titles, description and tags speak of', () => {
  expect(sceneOfSong({ ...song, tags: ['travel'] })).toBe('train~paper~ticket')
  expect(sceneOfSong({ ...song, tags: ['cat', 'cat', 'cat', 'cat', 'cat', 'cat'] })).toMatch(
    /^train~cat/,
  )
  const nothing = { ...song, title: 'La', titleTranslation: '', description: '', tags: [] }
  expect(sceneOfSong(nothing)).toBeNull()
})
