import type { PlacementQuestion as Question } from '@duologue/contract/placement'
import { fastestAnswer } from '@duologue/domain/battle/timing'
import { placementLimits } from '@duologue/domain/placement/placement-limits'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PlacementQuestion } from './placement-question'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const texts = ['¿Y el gato?', 'No sé.', 'Es una llave.', '¿De quién es?']

const question: Question = {
  speaker: 'Lucía',
  cue: { text: 'It is a key.', language: 'en' },
  audio: null,
  choices: texts.map(text => ({ id: text, text, pinyin: null })),
  right: 'Es una llave.',
}

async function ask(changes: { isHeard?: boolean; isUnhurried?: boolean } = {}) {
  const [onAnswer, onSilent] = [vi.fn(), vi.fn()]
  const screen = await render(
    <PlacementQuestion
      question={question}
      isHeard={false}
      isUnhurried={false}
      number={3}
      // No browser has a voice for it.
      language="qx"
      onAnswer={onAnswer}
      onSilent={onSilent}
      {...changes}
    />,
  )
  return { screen, onAnswer, onSilent }
}

test('the right choice is right, another and not knowing are wrong', async () => {
  const { screen, onAnswer } = await ask()
  await expect.element(screen.getByRole('heading', { name: 'Question 3' })).toBeVisible()
  await expect.element(screen.getByText('It is a key.')).toBeVisible()
  vi.advanceTimersByTime(fastestAnswer)
  await screen.getByRole('button', { name: 'Es una llave.' }).click()
  await screen.getByRole('button', { name: 'No sé.' }).click()
  await screen.getByRole('button', { name: "I don't know" }).click()
  expect(onAnswer.mock.calls).toEqual([[true], [false], [false]])
})

test('keys choose, and what is pressed twice answers one question alone', async () => {
  const { screen, onAnswer } = await ask()
  await expect.element(screen.getByRole('list', { name: 'Your answers' })).toHaveFocus()
  await userEvent.keyboard('3')
  expect(onAnswer).not.toHaveBeenCalled()
  vi.advanceTimersByTime(fastestAnswer)
  await userEvent.keyboard('3')
  expect(onAnswer.mock.calls).toEqual([[true]])
})

test('after 20 seconds it counts as not known, unless there is no limit', async () => {
  const hurried = await ask()
  vi.advanceTimersByTime(placementLimits.longestThought - 1)
  expect(hurried.onAnswer).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(hurried.onAnswer.mock.calls).toEqual([[false]])
  await hurried.screen.unmount()
  const unhurried = await ask({ isUnhurried: true })
  vi.advanceTimersByTime(10 * placementLimits.longestThought)
  expect(unhurried.onAnswer).not.toHaveBeenCalled()
})

test('a line that is heard says nothing of its words; where nothing can speak it, that is told', async () => {
  vi.useRealTimers()
  const { screen, onSilent } = await ask({ isHeard: true })
  await expect.element(screen.getByText('What does Lucía say?')).toBeVisible()
  expect(screen.getByText('It is a key.').query()).toBeNull()
  await expect.poll(() => onSilent.mock.calls.length).toBe(1)
})
