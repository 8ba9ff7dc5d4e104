import type { SampleConversation } from '@duologue/contract/samples/sample-conversation'
import { expect, test } from 'vitest'
import { itemsToSpeak, linesToSpeak, ownLines } from './lines-to-speak'

const conversation = (language: string, ...lines: [1 | 2, string][]): SampleConversation => ({
  title: 'Title',
  gist: 'What it is about',
  description: 'Description.',
  language,
  difficulty: 'A1',
  translationLanguage: 'en',
  scene: 'lift',
  character1: { name: 'Lucía', voice: 'high', age: 'young' },
  character2: { name: 'Ernesto', voice: 'low', age: 'old' },
  dialogue: lines.map(([character, text]) => ({ character, text, translation: text })),
})

test('each line is spoken in the voice of its character', () => {
  const lines = linesToSpeak([conversation('es', [1, 'Hola.'], [2, 'Adiós.'])])
  expect(lines.map(({ language, speaker, text }) => [language, speaker.voice, text])).toEqual([
    ['es', 'high', 'Hola.'],
    ['es', 'low', 'Adiós.'],
  ])
})

test('a line that returns in the same voice is rendered once', () => {
  const lines = linesToSpeak([
    conversation('es', [1, 'Hola.'], [2, 'Hola.']),
    conversation('es', [1, 'Hola.']),
  ])
  expect(lines.map(line => line.speaker.voice)).toEqual(['high', 'low'])
})

test('languages without a voice of ours are left to the browser', () => {
  const lines = linesToSpeak([conversation('zh', [1, '你好。']), conversation('es', [1, 'Hola.'])])
  expect(lines.map(({ language }) => language)).toEqual(['zh', 'es'])
  expect(ownLines(lines).map(({ language }) => language)).toEqual(['es'])
})

test('the items of a list are spoken in its voice, each once', () => {
  const item = (text: string) => ({ text, translation: text })
  const list = (language: string) => ({
    title: 'Title',
    description: 'Description.',
    language,
    difficulty: 'A1' as const,
    voice: 'low' as const,
    scene: 'lift',
    pairs: [
      [item('pero'), item('perro')],
      [item('pero'), item('para')],
    ] as [ReturnType<typeof item>, ReturnType<typeof item>][],
  })
  const lines = itemsToSpeak([list('es')])
  expect(lines.map(({ language, speaker, text }) => [language, speaker.voice, text])).toEqual([
    ['es', 'low', 'pero'],
    ['es', 'low', 'perro'],
    ['es', 'low', 'para'],
  ])
})
