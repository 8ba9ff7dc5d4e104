import { expect, test } from 'vitest'
import { splitElisions } from './split-elisions'

test.each([
  ["l'ete", 'l ete'],
  ["qu'il n'a", 'qu il n a'],
  ["jusqu'au bout", 'jusqu au bout'],
  ["puisqu'on s'en va", 'puisqu on s en va'],
  ["qu'aujourd'hui", "qu aujourd'hui"],
  ["aujourd'hui", "aujourd'hui"],
  ["d'accord, d'abord", "d'accord, d'abord"],
  ["quelqu'un et quelqu'une", "quelqu'un et quelqu'une"],
  ["presqu'ile", "presqu'ile"],
  ["l'", "l'"],
  ["o'clock", "o'clock"],
  ["don't", "don't"],
])('%s is parted as %s', (folded, parted) => {
  expect(splitElisions(folded)).toBe(parted)
})
