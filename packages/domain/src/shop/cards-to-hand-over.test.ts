import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardsToHandOver } from './cards-to-hand-over'

test.each([
  [5, 9, 0, 5],
  // Spent in another class of the same teacher.
  [5, 3, 0, 3],
  // Earned in another class, spent in this one.
  [-4, 9, 0, 0],
  [0, 9, 7, 0],
  [8, 9, 9_999_995, 5],
  [8, 9, 10_000_000, 0],
])(
  '%i of the class, %i in all, %i of the next owner: %i move',
  (ofClass, balance, there, moved) => {
    expect(cardsToHandOver({ ofClass, balance, balanceThere: there })).toBe(moved)
  },
)

type Entry = { teacher: string; class: string; cards: number }

const sum = (entries: readonly Entry[], isIt: (entry: Entry) => boolean) =>
  entries.filter(isIt).reduce((total, { cards }) => total + cards, 0)
const ofTeacher = (entries: readonly Entry[], teacher: string) =>
  sum(entries, entry => entry.teacher === teacher)

function handOver(entries: readonly Entry[], from: string, to: string): Entry[] {
  const cards = cardsToHandOver({
    ofClass: sum(entries, entry => entry.class === 'moved' && entry.teacher === from),
    balance: ofTeacher(entries, from),
    balanceThere: ofTeacher(entries, to),
  })
  const told = { class: 'moved' }
  return [...entries, { ...told, teacher: from, cards: -cards }, { ...told, teacher: to, cards }]
}

test('totals stay, no balance is below 0, and a class that comes back brings its cards', () => {
  const teachers = ['ana', 'teo']
  const entry = fc.record({
    teacher: fc.constantFrom(...teachers),
    class: fc.constantFrom('moved', 'other'),
    cards: fc.integer({ min: -30, max: 30 }),
  })
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 12 }), tried => {
      const entries: Entry[] = []
      for (const one of tried)
        if (ofTeacher(entries, one.teacher) + one.cards >= 0) entries.push(one)
      const there = handOver(entries, 'ana', 'teo')
      const back = handOver(there, 'teo', 'ana')
      for (const now of [there, back]) {
        expect(sum(now, () => true)).toBe(sum(entries, () => true))
        for (const teacher of teachers) expect(ofTeacher(now, teacher)).toBeGreaterThanOrEqual(0)
      }
      // Where the next owner had no cards of this class before, all is as it was.
      if (sum(entries, one => one.class === 'moved' && one.teacher === 'teo') === 0)
        expect(ofTeacher(back, 'ana')).toBe(ofTeacher(entries, 'ana'))
    }),
  )
})
