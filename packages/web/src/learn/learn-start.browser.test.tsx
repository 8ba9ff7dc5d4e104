import type { Conversation } from '@duologue/contract/conversations'
import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { translationChoice } from '../saved-here/translation-choice'
import { LearnStart } from './learn-start'

beforeEach(() => localStorage.clear())

test('says which language the cues are in, and lets one choose where there are several', async () => {
  const line = { id: 'one', text: 'The key', translation: 'La llave' }
  const told = (dialogue: object[]) =>
    ({
      dialogue,
      language: 'en',
      translationLanguage: 'es',
      character1: { name: 'Ann' },
      character2: { name: 'Bob' },
    }) as Conversation
  const screen = await render(<LearnStart conversation={told([line])} onStart={() => undefined} />)
  await expect.element(screen.getByText('The cues are in Spanish.')).toBeVisible()
  const several = told([{ ...line, translations: { fr: 'La clé' } }])
  await screen.rerender(<LearnStart conversation={several} onStart={() => undefined} />)
  const choice = screen.getByRole('combobox', { name: 'Translations in' })
  await expect.element(choice).toHaveValue('es')
  expect(screen.getByText('The cues are in Spanish.').query()).toBeNull()
  await choice.selectOptions('French')
  expect(translationChoice.get()).toBe('fr')
})
