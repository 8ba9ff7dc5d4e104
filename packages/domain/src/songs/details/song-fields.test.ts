import { expect, test } from 'vitest'
import { withPublished } from './song-details'
import {
  searchTermFault,
  songDescriptionFault,
  songTitleFault,
  tagsOf,
  titleAndArtist,
} from './song-fields'
import { embedUrlOf, thumbnailsOf } from './video-addresses'

test.each([
  ['', 'Required'],
  [' ', 'Required'],
  ['La mer', undefined],
  ['x'.repeat(201), 'Must be 200 characters or less'],
])('a title %j: %s', (title, fault) => {
  expect(songTitleFault(title)).toBe(fault)
})

test('a search term is at most 30 characters, a description 5,000', () => {
  expect(searchTermFault('x'.repeat(30))).toBeUndefined()
  expect(searchTermFault('x'.repeat(31))).toBe('Must be 30 characters or less')
  expect(songDescriptionFault('x'.repeat(5001))).toBe('Must be 5,000 characters or less')
})

test('tags are parted at commas and trimmed', () => {
  expect(tagsOf(' sea, , slow song ,')).toEqual(['sea', 'slow song'])
  expect(titleAndArtist({ title: 'La mer', artist: 'Nous' })).toBe('La mer - Nous')
})

test('addresses of a video are made of its id, on hosts that we know', () => {
  expect(embedUrlOf('abcdefghijk')).toBe('https://www.youtube-nocookie.com/embed/abcdefghijk')
  for (const { url } of Object.values(thumbnailsOf('abcdefghijk')))
    expect(url).toMatch(/^https:\/\/i\.ytimg\.com\/vi\/abcdefghijk\/\w+\.jpg$/)
})

const now = new Date(1000)

test.each([
  ['marked curated', { curated: true }, { curated: false }, now],
  ['marked uncurated', { curated: false }, { curated: true }, null],
  ['curated as before', { curated: true }, { curated: true }, undefined],
  ['not touched', {}, { curated: true }, undefined],
])('a song that is %s', (_when, change, was, publishedAt) => {
  expect(withPublished(change, was, now).publishedAt).toEqual(publishedAt)
})
