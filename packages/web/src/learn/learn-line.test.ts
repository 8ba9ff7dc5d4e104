import type { Conversation, DialogueLine } from '@duologue/contract/conversations'
import { expect, test } from 'vitest'
import { linesOfReview } from './learn-line'

const line = (id: string, translation: string, translations?: Record<string, string>) =>
  ({
    id,
    text: id,
    character: 1,
    translation,
    ...(translations ? { translations } : {}),
  }) as DialogueLine
const conversation = {
  id: 'key',
  title: 'The key',
  language: 'en',
  translationLanguage: 'es',
  character1: { name: 'Ann', image: null },
  character2: { name: 'Bob', image: null },
} as Conversation

test('lines of a review are told in the language that is wished, where their conversation has it', () => {
  const several = line('one', 'Hola', { fr: 'Salut' })
  const lead = line('lead', 'Ven', { fr: 'Viens' })
  const due = [
    { line: several, lead, conversation, skill: 'write' as const },
    { line: line('two', 'Adiós'), lead: null, conversation, skill: 'write' as const },
  ]
  const told = (wished: string) =>
    [...linesOfReview({ lines: due, songLines: [] }, wished).values()].map(known => [
      known.translationLanguage,
      known.translation,
      known.lead?.translation,
    ])
  expect(told('fr')).toEqual([
    ['fr', 'Salut', 'Viens'],
    ['es', 'Adiós', undefined],
  ])
  expect(told('de')).toEqual([
    ['es', 'Hola', 'Ven'],
    ['es', 'Adiós', undefined],
  ])
})
