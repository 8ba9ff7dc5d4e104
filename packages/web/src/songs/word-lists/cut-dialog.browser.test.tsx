import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createClient } from '../../api/client'
import { pretendApi } from '../../api/pretend-api'
import { sampleSong } from '../sample-song'
import { CutDialog } from './cut-dialog'
import { createListSheet } from './list-sheet'

const lines = [
  { id: 'a', text: "J'ai la mer", words: ["j'", 'ai', 'la', 'mer'] },
  { id: 'b', text: 'oh', words: ['oh'] },
  { id: 'c', text: "J'ai la mer", words: ["j'", 'ai', 'la', 'mer'] },
]

async function open(place: number) {
  const { api, calls } = pretendApi()
  const sheet = createListSheet({
    client: createClient(api),
    song: sampleSong(lines),
    journal: { get: () => null, set: () => {}, use: () => null },
    onAmbiguous: () => {},
    onSaved: () => {},
  })
  let isOpen = true
  const close = () => {
    isOpen = false
  }
  const screen = await render(<CutDialog sheet={sheet} place={place} onClose={close} />)
  return { sheet, calls, screen, isOpen: () => isOpen }
}

const sent = { language: 'french', baseRev: 1, emptyLyric: false }
const entry = (id: string, texts: string[], more: object) => ({
  ...sent,
  id,
  newWordList: texts.map(text =>
    lines[0]?.words.includes(text) ? { wordId: `${text}-id`, text } : { text },
  ),
  ...more,
})

test('by keyboard: words are joined for this line alone, and it is sent as such', async () => {
  const { sheet, calls, screen, isOpen } = await open(2)
  await screen.getByRole('radio', { name: "j'" }).click()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(screen.getByRole('radio', { name: 'la', exact: true })).toBeChecked()
  await screen.getByRole('button', { name: 'Fix Cut' }).click()
  await expect.element(screen.getByText('You have not changed any cut yet.')).toBeVisible()
  await screen.getByRole('button', { name: 'Join: la + mer' }).click()
  await expect.element(screen.getByRole('radio', { name: 'la mer' })).toHaveFocus()
  await screen.getByRole('button', { name: 'Join: ai + la mer' }).click()
  await screen.getByRole('button', { name: 'Start again' }).click()
  await screen.getByRole('radio', { name: 'la', exact: true }).click()
  await screen.getByRole('button', { name: 'Join: la + mer' }).click()
  await screen.getByRole('radio', { name: 'This line' }).click()
  await screen.getByRole('button', { name: 'Fix Cut' }).click()
  expect(isOpen()).toBe(false)
  expect(sheet.lines().map(({ list }) => list)).toEqual(["j', ai, la, mer", 'oh', "j', ai, la mer"])
  // Leaving the field of another lyric with that text does not take it along.
  sheet.tidyList(0)
  sheet.tidyList(2)
  void sheet.flush()
  await expect.poll(() => calls.length).toBe(1)
  const alone = { duplicateLyric: true, skip: true, onlyThisLine: true }
  expect(calls[0]?.body).toEqual({
    songId: 'song',
    lyrics: [entry('c', ["j'", 'ai', 'la mer'], alone)],
  })
})

test('for the whole library all lines with the text change, and what was cut is told; undone, nothing is', async () => {
  const { sheet, calls, screen } = await open(0)
  await screen.getByRole('button', { name: "Join: j' + ai" }).click()
  await screen.getByRole('radio', { name: 'mer', exact: true }).click()
  await screen.getByRole('button', { name: 'Split: m | er' }).click()
  await screen.getByRole('radio', { name: 'The whole library' }).click()
  await screen.getByRole('button', { name: 'Fix Cut' }).click()
  sheet.undo()
  expect([sheet.hasEdits(), sheet.now().isDirty]).toEqual([false, false])
  sheet.redo()
  void sheet.flush()
  await expect.poll(() => calls.length).toBe(1)
  const words = ["j'ai", 'la', 'm', 'er']
  expect(calls[0]?.body).toEqual({
    songId: 'song',
    lyrics: [
      entry('a', words, { duplicateLyric: false, skip: false }),
      entry('c', words, { duplicateLyric: true, skip: true }),
    ],
    libraryCuts: [
      { text: "j'ai", parts: ["j'ai"] },
      { text: 'mer', parts: ['m', 'er'] },
    ],
  })
})
