import { expect, test } from 'vitest'
import { cardPictures } from './card-pictures'
import { firstNames } from './first-names'

const person = (givenName: string, familyName: string | null = null) => ({ givenName, familyName })

test('children are called by their first name, and by a letter more where two have the same', () => {
  const people = [
    person('Mia', 'Roth'),
    person('MÍA', 'Ékberg'),
    person('Mia'),
    person('Zoë', 'Ax'),
    person('王小明'),
  ]
  expect(firstNames(people)).toEqual(['Mia R.', 'MÍA É.', 'Mia', 'Zoë', '王小明'])
})

test('there are 16 pictures, each once: 12 bits are three of them', () => {
  expect(new Set(cardPictures).size).toBe(16)
})
