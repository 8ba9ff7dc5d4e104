import { pronunciationGameTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-game'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WritingAnswer } from './writing-answer'

test('Enter once too often is no answer; what was written is', async () => {
  const given: string[] = []
  await render(
    <WritingAnswer language="es" onAnswer={typed => given.push(typed)} onPlay={() => undefined} />,
  )
  await expect.element(page.getByLabelText(texts.yourAnswer)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await page.getByLabelText(texts.yourAnswer).fill('  ')
  await userEvent.keyboard('{Enter}')
  await page.getByLabelText(texts.yourAnswer).fill('pero')
  await userEvent.keyboard('{Enter}')
  expect(given).toEqual(['pero'])
})
