import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createClient } from '../../api/client'
import { pretendApi } from '../../api/pretend-api'
import { PretendPage } from '../../ui/pretend-page'
import { sampleLine } from '../sample-conversation'
import { WordPanel } from './word-panel'

const line = sampleLine(1, '¿La llave?', { translation: 'The key?' })

async function open(place: number, translationLanguage = 'en') {
  const { api, calls } = pretendApi()
  const spoken: string[] = []
  const screen = await render(
    <PretendPage>
      <WordPanel
        client={createClient(api)}
        conversation={{ language: 'es', translationLanguage }}
        line={line}
        place={place}
        onClose={() => undefined}
        speak={async ({ text }) => {
          spoken.push(text)
          return 'voice'
        }}
      />
    </PretendPage>,
  )
  return { screen, calls, spoken, paths: () => calls.map(({ path }) => path) }
}

test('the pressed word is looked up, heard, and its neighbour is one press away', async () => {
  const { screen, calls, spoken, paths } = await open(5)
  await expect.poll(paths).toEqual(['/api/words/meaning?text=llave&language=es'])
  calls[0]?.answer(200, { meaning: { text: 'llave', translation: 'key', pinyin: null } })
  await expect.element(screen.getByText('key', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('The key?')).toBeVisible()
  // The first thing in it: by keys it is heard at once.
  await userEvent.keyboard('{Enter}')
  expect(spoken).toEqual(['llave'])
  await expect.element(screen.getByRole('button', { name: 'Next word' })).toBeDisabled()
  await screen.getByRole('button', { name: 'Previous word' }).click()
  await expect.poll(() => paths().at(-1)).toBe('/api/words/meaning?text=La&language=es')
  calls[1]?.answer(200, { meaning: null })
  await expect.element(screen.getByText('The whole line means')).toBeVisible()
  await screen.getByRole('button', { name: 'Hear La' }).click()
  expect(spoken).toEqual(['llave', 'La'])
})

test('in a conversation that is translated into another language the line stands for the word', async () => {
  const { screen, calls } = await open(0, 'fr')
  await expect.element(screen.getByText('The key?')).toHaveAttribute('lang', 'fr')
  expect(calls).toEqual([])
})
