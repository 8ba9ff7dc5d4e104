import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createClient } from '../../api/client'
import { pretendApi } from '../../api/pretend-api'
import { PretendPage } from '../../ui/pretend-page'
import { ClassMisses } from './class-misses'

async function open(answer: object) {
  const { api, calls } = pretendApi()
  const screen = await render(
    <PretendPage>
      <ClassMisses client={createClient(api)} assignment="a" user="u" />
    </PretendPage>,
  )
  await expect.poll(() => calls.map(({ path }) => path)).toEqual(['/api/assignments/a/misses'])
  calls[0]?.answer(200, { language: 'fr', translationLanguage: 'en', ...answer })
  const headings = () =>
    screen
      .getByRole('heading', { level: 4 })
      .elements()
      .map(({ textContent }) => textContent)
  return { screen, headings }
}

const missed = (text: string, wrong: number) => ({
  id: text,
  text,
  translation: `${text} in English`,
  audio: null,
  wrong,
})
const told = ({ wrong, ...what }: ReturnType<typeof missed>) => ({
  what,
  asked: 2,
  wrong,
  seconds: 1.5,
})
const word = (text: string, wrong: number) => {
  const { what, ...rest } = told(missed(text, wrong))
  return { word: what, ...rest }
}
const line = (text: string, wrong: number) => {
  const { what, ...rest } = told(missed(text, wrong))
  return { line: what, ...rest }
}

test('of a song the missed words stand under Words and its lines under Lines', async () => {
  const { screen, headings } = await open({
    words: [word('lune', 2), word('mer', 0)],
    lines: [line('La mer dort', 1)],
  })
  await expect.element(screen.getByText('lune', { exact: true })).toHaveAttribute('lang', 'fr')
  expect(headings()).toEqual(['Words', 'Lines'])
  await expect.element(screen.getByText('2 of 2 wrong · 1.5 s')).toBeVisible()
  await expect.element(screen.getByText('La mer dort in English')).toBeVisible()
})

test('lines alone need no heading of their own, and where nothing was asked that is said', async () => {
  const lines = await open({ lines: [line('La mer dort', 1)] })
  await expect.element(lines.screen.getByText('La mer dort', { exact: true })).toBeVisible()
  expect(lines.headings()).toEqual([])
  const none = await open({ lines: [], words: [] })
  await expect
    .element(none.screen.getByText('Nobody has played a game that counts yet.'))
    .toBeVisible()
})
