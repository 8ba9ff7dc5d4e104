import { expect, test } from 'vitest'
import { builtCache, cachesToDrop } from './worker-messages'

test('of builds the one of now and the one before stay, and what is no build is not looked at', () => {
  const [one, two, three] = ['1', '2', '3'].map(version => builtCache(version, 'de')) as [
    string,
    string,
    string,
  ]
  expect(cachesToDrop([one], one)).toEqual([])
  expect(cachesToDrop([one, 'kept', two], two)).toEqual([])
  expect(cachesToDrop(['kept', one, two, 'kept-user', three], three)).toEqual([one])
  // One that was there before and is in use again.
  expect(cachesToDrop([one, two, three], one)).toEqual([two])
})
