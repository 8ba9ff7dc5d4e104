import { expect, test } from 'vitest'
import { dialogueIn, dialogueLanguages } from './dialogue-in'

const line = (translation: string, translations?: Record<string, string>) => ({
  text: 'Hello',
  translation,
  ...(translations ? { translations } : {}),
})
const several = {
  language: 'en',
  translationLanguage: 'es',
  dialogue: [
    line('Hola', { fr: 'Bonjour', de: 'Hallo' }),
    line('Adiós', { fr: 'Au revoir', de: 'Tschüss' }),
  ],
}
const one = { ...several, dialogue: [line('Hola'), line('Adiós')] }
const meanings = (told: typeof several) => told.dialogue.map(({ translation }) => translation)

test('a dialogue is told in each language that it has, there and back', () => {
  const french = dialogueIn(several, 'fr')
  expect([french.translationLanguage, ...meanings(french)]).toEqual(['fr', 'Bonjour', 'Au revoir'])
  const german = dialogueIn(french, 'de')
  expect([german.translationLanguage, ...meanings(german)]).toEqual(['de', 'Hallo', 'Tschüss'])
  const spanish = dialogueIn(german, 'es')
  expect([spanish.translationLanguage, ...meanings(spanish)]).toEqual(['es', 'Hola', 'Adiós'])
  expect(spanish.dialogue.map(({ text }) => text)).toEqual(['Hello', 'Hello'])
})

test('in another language, or where it has one alone, it stays the very same', () => {
  for (const language of ['es', 'zh', '']) expect(dialogueIn(several, language)).toBe(several)
  expect(dialogueIn(one, 'fr')).toBe(one)
  const empty = { ...several, dialogue: [] }
  expect(dialogueIn(empty, 'fr')).toBe(empty)
})

test('its languages are the same, whichever it is told in', () => {
  expect(dialogueLanguages(several)).toEqual(['de', 'es', 'fr'])
  expect(dialogueLanguages(dialogueIn(several, 'fr'))).toEqual(['de', 'es', 'fr'])
  expect(dialogueLanguages(one)).toEqual(['es'])
  expect(dialogueLanguages({ ...one, dialogue: [] })).toEqual(['es'])
})
