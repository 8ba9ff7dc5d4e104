import { expect, test } from 'vitest'
import { withPublished } from './song-details'
import {
  rightsNoteFault,
  rightsUrlFault,
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

test.each([
  ['', undefined],
  [' https://rights.example/1?x=2#y ', undefined],
  ['https://rights.example:8443', undefined],
  ['https://übung.example/', undefined],
  ['http://rights.example', 'Must begin with https://'],
  ['javascript:alert(1)', 'Must begin with https://'],
  ['https://localhost', 'Must begin with https://'],
  ['https://bank.example@evil.example', 'Must begin with https://'],
  ['https://rights.example/a b', 'Must begin with https://'],
  [`https://rights.example/${'x'.repeat(300)}`, 'Must be 300 characters or less'],
])('the address of rights %j: %j', (url, fault) => expect(rightsUrlFault(url)).toBe(fault))

test('whose a song is has 500 characters at most', () => {
  expect(rightsNoteFault('x'.repeat(500))).toBeUndefined()
  expect(rightsNoteFault('x'.repeat(501))).toBe('Must be 500 characters or less')
})
