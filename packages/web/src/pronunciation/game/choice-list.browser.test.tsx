import { newRound, questionOf } from '@duologue/domain/pronunciation/game/round'
import { sampleRound } from '@duologue/domain/pronunciation/game/sample-items'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ChoiceList } from './choice-list'
import type { Sounds } from './use-round-sounds'

const sounds: Sounds = {
  playing: null,
  isSilent: () => false,
  replaysLeft: () => 1,
  play: () => Promise.resolve(true),
  playAll: () => Promise.resolve(),
}

test('the second press of a double one is no answer to what has just come under the finger', async () => {
  const setup = sampleRound({ mode: 'listening', difficulty: 'easy', relaxed: true })
  const round = newRound(setup, 7)
  const question = questionOf(round)
  if (!question) throw new Error('no question')
  const chosen: number[] = []
  await render(
    <ChoiceList
      {...{ round, question, sounds }}
      items={new Map(setup.items.map(item => [item.id, item]))}
      language="es"
      look="text"
      onChoose={place => chosen.push(place)}
    />,
  )
  const [first, second] = page.getByRole('button').elements()
  first?.dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true }))
  second?.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }))
  expect(chosen).toEqual([1])
})
