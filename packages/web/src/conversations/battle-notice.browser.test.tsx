import type { Conversation, DialogueLine } from '@duologue/contract/conversations'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { BattleNotice } from './battle-notice'

const line = (position: number, text: string, audio: string | null): DialogueLine => ({
  id: `line-${position}`,
  position,
  character: position % 2 ? 1 : 2,
  text,
  pinyin: null,
  translation: null,
  image: null,
  audio,
  duration: null,
})

const conversation = (isPublished: boolean, dialogue: DialogueLine[]): Conversation => ({
  id: 'one',
  shortid: 'abcdefgh',
  title: 'La llave',
  coverimage: null,
  language: 'es',
  displayLanguage: 'Spanish',
  difficulty: 'A1',
  author: null,
  settings: { isPublished },
  stats: { views: 0 },
  character1: { name: 'Ana', image: null },
  character2: { name: 'Leo', image: null },
  description: '',
  credit: '',
  translationLanguage: 'en',
  version: 1,
  dialogue,
})

const clip = '/audio/es/1.mp3'

test('a published conversation with all its recordings needs no words', async () => {
  const whole = conversation(true, [line(1, 'Hola.', clip), line(2, 'Adiós.', clip)])
  const screen = await render(<BattleNotice conversation={whole} />)
  expect(screen.container.textContent).toBe('')
})

test.each([
  [
    'Reading, Listening and Speaking',
    'no recording',
    conversation(true, [line(1, 'a', null), line(2, 'b', null)]),
  ],
  [
    'Reading, Listening and Speaking',
    'Some of its',
    conversation(true, [line(1, 'a', clip), line(2, 'b', null)]),
  ],
  [
    'Reading, Listening and Speaking',
    'not published',
    conversation(false, [line(1, 'a', clip), line(2, 'b', clip)]),
  ],
  ['nothing to play', 'two lines that differ', conversation(true, [line(1, 'a', clip)])],
])('it says %s, and why: %s', async (modes, why, incomplete) => {
  const screen = await render(<BattleNotice conversation={incomplete} />)
  await expect.element(screen.getByText(modes)).toBeVisible()
  await expect.element(screen.getByRole('listitem').filter({ hasText: why })).toBeVisible()
})
