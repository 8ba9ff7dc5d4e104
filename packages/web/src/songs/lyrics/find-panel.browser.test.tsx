import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createClient } from '../../api/client'
import { pretendApi } from '../../api/pretend-api'
import { editJournal } from '../../autosave/edit-journal'
import { PretendPage } from '../../ui/pretend-page'
import { useStore } from '../../ui/store'
import type { KeptSong } from '../editing/book-state'
import { songActs } from '../editing/song-acts'
import { songBook } from '../editing/song-book'
import { wholeSong } from '../sample-whole-song'
import { FindPanel } from './find-panel'

async function open(texts: readonly (readonly [string, string])[]) {
  const book = songBook({
    client: createClient(pretendApi().api),
    stored: wholeSong(texts),
    journal: editJournal<KeptSong>('somebody', 'song find'),
    onReplaced: () => {},
    onDropped: () => {},
  })
  const acts = songActs(book)
  const chosen: string[] = []
  let isClosed = false
  function Panel() {
    const state = useStore(book)
    return (
      <FindPanel
        asked={asked}
        state={state}
        acts={acts}
        onChosen={id => chosen.push(id)}
        onClose={() => {
          isClosed = true
        }}
      />
    )
  }
  const asked = { field: 'find' as const, text: 'mer' }
  const screen = await render(
    <PretendPage>
      <Panel />
    </PretendPage>,
  )
  const lines = () => book.now().song.lyrics.map(({ text, translation }) => [text, translation])
  return { screen, book, chosen, lines, isClosed: () => isClosed }
}

test('what is found is counted and shown with what it becomes; all of it is replaced in one step', async () => {
  const { screen, book, lines } = await open([
    ['La mer, la Mer', 'the sea'],
    ['le ciel', 'mermaid'],
  ])
  await expect.element(screen.getByText('3 found in 2 lyrics')).toBeVisible()
  await expect.element(screen.getByLabelText('Find', { exact: true })).toHaveFocus()
  await screen.getByLabelText('Whole words').click()
  await expect.element(screen.getByText('2 found in 1 lyric')).toBeVisible()
  await screen.getByLabelText('Match case').click()
  await expect.element(screen.getByText('1 found in 1 lyric')).toBeVisible()
  await screen.getByLabelText('Match case').click()
  await screen.getByLabelText('Replace with').fill('nuit')
  await expect
    .poll(() =>
      screen
        .getByRole('listitem')
        .elements()
        .map(row => row.textContent),
    )
    .toEqual(['1TextLa mernuit, la Mer', '1TextLa mer, la Mernuit'])
  await screen.getByRole('button', { name: 'Replace All' }).click()
  await expect.element(screen.getByText('2 replaced in 1 lyric. Undo takes it back.')).toBeVisible()
  await expect.element(screen.getByText('Nothing found')).toBeVisible()
  expect(lines()[0]).toEqual(['La nuit, la nuit', 'the sea'])
  book.undo()
  expect(lines()[0]).toEqual(['La mer, la Mer', 'the sea'])
  expect(book.now().canUndo).toBe(false)
})

test('by keyboard: on, back, replaced one by one, and closed', async () => {
  const { screen, chosen, lines, isClosed } = await open([
    ['la mer', 'the sea'],
    ['mer et mer', 'sea and sea'],
  ])
  await screen.getByLabelText('Find', { exact: true }).click()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('1 of 3')).toBeVisible()
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
  await expect.element(screen.getByText('3 of 3')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('1 of 3')).toBeVisible()
  expect(chosen).toEqual(['id-0', 'id-1', 'id-0'])
  // What replaces it holds it as well, and is not found again by going on.
  await screen.getByLabelText('Replace with').fill('mer, mer')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('3 of 4')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(lines).toEqual([
    ['la mer, mer', 'the sea'],
    ['mer, mer et mer', 'sea and sea'],
  ])
  await userEvent.keyboard('{Escape}')
  expect(isClosed()).toBe(true)
})

test('a field of which nothing would be left stays, and that is told', async () => {
  const { screen, lines } = await open([['mer', 'the sea']])
  await screen.getByRole('button', { name: 'Replace', exact: true }).click()
  await expect
    .element(screen.getByText('1 field stays as it is: nothing would be left, or too much.'))
    .toBeVisible()
  expect(lines()).toEqual([['mer', 'the sea']])
})
