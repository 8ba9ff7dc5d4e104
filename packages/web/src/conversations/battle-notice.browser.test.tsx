import type { DialogueLine } from '@duologue/contract/conversations'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { BattleNotice } from './battle-notice'
import { sampleConversation, sampleLine } from './sample-conversation'

const line = (position: number, text: string, audio: string | null) =>
  sampleLine(position, text, { audio })

const conversation = (isPublished: boolean, dialogue: DialogueLine[]) =>
  sampleConversation(dialogue, { settings: { isPublished } })

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
