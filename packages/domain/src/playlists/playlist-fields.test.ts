import { expect, test } from 'vitest'
import { playlistDescriptionFault, playlistNameFault } from './playlist-fields'

test.each([
  ['', 'is required'],
  ['   ', 'is required'],
  ['A', undefined],
  ['x'.repeat(90), undefined],
  [` ${'x'.repeat(90)} `, undefined],
  ['x'.repeat(91), 'must have at most 90 characters'],
])('the name "%s" %s', (name, fault) => {
  expect(playlistNameFault(name)).toBe(fault)
})

test.each([
  ['', undefined],
  ['x'.repeat(250), undefined],
  ['x'.repeat(251), 'must have at most 250 characters'],
])('the description "%s" %s', (description, fault) => {
  expect(playlistDescriptionFault(description)).toBe(fault)
})
