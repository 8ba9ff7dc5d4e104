import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normaliseText } from '../../text/normalise'
import { canBattle } from '../can-battle'
import { shapeOf, unlikeness } from '../line-shape'
import { drawInOrder, randomFromSeed } from '../random'
import { sampleLine, sampleSetup } from '../sample-battle'
import { chooseAnswers } from './choose-answers'

function drawsOf(seed: number) {
  return drawInOrder(randomFromSeed(seed), 0).draw
}

const { lines } = sampleSetup()
const [first] = lines

test('four of six lines are offered, the two others of the character among them', () => {
  if (first === undefined) throw new Error('the sample has lines')
  for (let seed = 0; seed < 50; seed += 1) {
    const choices = chooseAnswers(first, lines, 'es', drawsOf(seed))
    expect(choices).toHaveLength(4)
    expect(choices.map(choice => choice.id)).toEqual(expect.arrayContaining(['a', 'c', 'e']))
  }
})

test('the right line can stand in every place', () => {
  if (first === undefined) throw new Error('the sample has lines')
  const places = new Set<number>()
  for (let seed = 0; seed < 100; seed += 1) {
    places.add(chooseAnswers(first, lines, 'es', drawsOf(seed)).indexOf(first))
  }
  expect([...places].toSorted()).toEqual([0, 1, 2, 3])
})

test('a line that says the same as the right one is no choice', () => {
  const right = sampleLine('right', 1, 'Sí.')
  const same = sampleLine('same', 1, '¡Si!')
  const other = sampleLine('other', 2, 'No.')
  for (let seed = 0; seed < 20; seed += 1) {
    const choices = chooseAnswers(right, [same, right, other], 'es', drawsOf(seed))
    expect(choices.map(choice => choice.id).toSorted()).toEqual(['other', 'right'])
  }
})

test('exactly one choice is right, all differ, and there are 2 to 4', () => {
  const texts = fc.array(fc.constantFrom('uno', 'Uno!', 'dos', 'tres', 'TRÉS', 'cuatro', 'cinco'), {
    minLength: 2,
    maxLength: 12,
  })
  fc.assert(
    fc.property(texts, fc.integer(), fc.nat(), (spoken, seed, place) => {
      const dialogue = spoken.map((text, index) => sampleLine(`${index}`, index % 2 ? 2 : 1, text))
      fc.pre(canBattle(dialogue, 'es'))
      const line = dialogue[place % dialogue.length]
      if (line === undefined) return
      const choices = chooseAnswers(line, dialogue, 'es', drawsOf(seed))
      const said = choices.map(choice => normaliseText(choice.text, 'es'))
      expect(new Set(said).size).toBe(choices.length)
      expect(said.filter(text => text === normaliseText(line.text, 'es'))).toHaveLength(1)
      expect(choices).toContain(line)
      expect(choices.length).toBe(
        Math.min(4, new Set(spoken.map(t => normaliseText(t, 'es'))).size),
      )
    }),
  )
})

test.each([
  [2, 2, 2],
  [3, 3, 2],
  [4, 4, 4],
  [7, 4, 4],
])('of %i different lines reading offers %i and listening %i', (total, reading, listening) => {
  const dialogue = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete']
    .slice(0, total)
    .map((text, index) => sampleLine(text, index % 2 ? 2 : 1, text))
  const [line] = dialogue
  if (line === undefined) throw new Error('there are lines')
  for (let seed = 0; seed < 20; seed += 1) {
    expect(chooseAnswers(line, dialogue, 'es', drawsOf(seed), 'reading')).toHaveLength(reading)
    const heard = chooseAnswers(line, dialogue, 'es', drawsOf(seed), 'listening')
    expect(heard).toHaveLength(listening)
    expect(heard).toContain(line)
  }
})

test('the wrong one of two is of the same character while there is one', () => {
  const dialogue = [
    sampleLine('a', 1, 'uno'),
    sampleLine('b', 2, 'dos'),
    sampleLine('c', 1, 'tres'),
  ]
  const [line] = dialogue
  if (line === undefined) throw new Error('there are lines')
  for (let seed = 0; seed < 20; seed += 1) {
    const choices = chooseAnswers(line, dialogue, 'es', drawsOf(seed), 'listening')
    expect(choices.map(choice => choice.id).toSorted()).toEqual(['a', 'c'])
  }
})

const questions = [
  '¿Qué es lo que ves?',
  '¿Cómo te llamas tú?',
  '¿Dónde está mi perro?',
  '¿Tienes mi llave ya?',
]
const answers = ['No.', 'Está aquí.', 'Me llamo Ana y ya.', 'No. Sí. Está aquí.', '¡Ven!']
const mixed = [...questions, ...answers].map((text, index) => sampleLine(`${index}`, 1, text))
const others = questions.map((text, index) => sampleLine(`other ${index}`, 2, `${text} ¿Eh?`))

test('the lines that look most like the right one are offered with it', () => {
  const [line] = mixed
  if (line === undefined) throw new Error('there are lines')
  for (let seed = 0; seed < 20; seed += 1) {
    const choices = chooseAnswers(line, [...mixed, ...others], 'es', drawsOf(seed))
    expect(choices.map(choice => choice.text).toSorted()).toEqual([...questions].toSorted())
  }
})

test('no other line of the character is offered that looks less like the right one than one left out', () => {
  const texts = fc.array(
    fc.constantFrom(...questions, ...answers, 'Ven ya.', 'Lo sé.', '¡Sal de aquí!'),
    {
      minLength: 5,
      maxLength: 14,
    },
  )
  fc.assert(
    fc.property(texts, fc.integer(), (spoken, seed) => {
      const dialogue = [...new Set(spoken)].map((text, index) => sampleLine(`${index}`, 1, text))
      fc.pre(canBattle(dialogue, 'es'))
      const [line, ...rest] = dialogue
      if (line === undefined) return
      const choices = chooseAnswers(line, dialogue, 'es', drawsOf(seed))
      const far = (other: (typeof rest)[number]) =>
        unlikeness(shapeOf(line.text), shapeOf(other.text))
      const offered = rest.filter(other => choices.includes(other)).map(far)
      const left = rest.filter(other => !choices.includes(other)).map(far)
      // Chance decides between lines that differ by less than 0.2.
      expect(Math.max(...offered)).toBeLessThan(Math.min(...left) + 0.2)
    }),
  )
})

test('of lines that are equally like it chance decides, and all of them come', () => {
  const dialogue = ['Uno.', 'Dos.', 'Seis.', 'Tres.', 'Ocho.', 'Diez.', 'Once.', 'Doce.'].map(
    text => sampleLine(text, 1, text),
  )
  const [line] = dialogue
  if (line === undefined) throw new Error('there are lines')
  const seen = new Set<string>()
  for (let seed = 0; seed < 60; seed += 1) {
    for (const { id } of chooseAnswers(line, dialogue, 'es', drawsOf(seed))) seen.add(id)
  }
  expect(seen.size).toBe(dialogue.length)
})

test('a battle of a ticket from before is dealt as it was then, by chance alone', () => {
  const [line] = mixed
  if (line === undefined) throw new Error('there are lines')
  const offered = new Set<string>()
  for (let seed = 0; seed < 100; seed += 1) {
    for (const { id } of chooseAnswers(line, mixed, 'es', drawsOf(seed), 'reading', 1))
      offered.add(id)
  }
  expect(offered.size).toBe(mixed.length)
})
