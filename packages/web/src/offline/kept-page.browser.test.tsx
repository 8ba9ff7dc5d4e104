import { keptCache } from '@duologue/domain/offline/worker-messages'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { keepThing } from '../kept-here/keep-thing'
import { type Answers, aConversation, pretendServer } from '../kept-here/pretend-things'
import { deleteThings, readThings } from '../kept-here/things-table'
import { KeptPage } from './kept-page'
import { ListWithoutAnswer } from './list-without-answer'

let answers: Answers
let end: () => Promise<void>
beforeEach(() => {
  ;({ answers, end } = pretendServer())
  for (const id of ['a', 'b']) answers[`/api/conversations/${id}`] = aConversation(id, 0)
})
afterEach(() => end())

const removed = 'The browser has removed what was kept.'

test('what was let go of is gone without a word, and what the browser took away is told', async () => {
  await keepThing('conversation', 'a')
  const screen = await render(<KeptPage />)
  await expect.element(screen.getByText(/^Conversation · Spanish · .*Kept on/)).toBeVisible()
  await screen.getByRole('button', { name: 'Remove Conversation a' }).click()
  await expect.element(screen.getByText(/^Nothing is kept yet/)).toBeVisible()
  expect(screen.getByText(removed).elements()).toEqual([])
  await keepThing('conversation', 'b')
  await expect.element(screen.getByText('Conversation b')).toBeVisible()
  await screen.unmount()
  // As a browser does that needs the room.
  await deleteThings(await readThings())
  const again = await render(<KeptPage />)
  await expect.element(again.getByText(removed)).toBeVisible()
  await keepThing('conversation', 'a')
  await expect.element(again.getByText('Conversation a')).toBeVisible()
  await expect.poll(() => again.getByText(removed).elements()).toEqual([])
})

test('clips that the browser took away are missing of what is kept', async () => {
  answers['/api/conversations/a'] = aConversation('a', 2)
  for (const clip of [0, 1]) answers[`/audio/a-${clip}.mp3`] = 'sound'
  await keepThing('conversation', 'a')
  await caches.delete(keptCache)
  const screen = await render(<KeptPage />)
  await expect.element(screen.getByText(removed)).toBeVisible()
  expect((await readThings())[0]).toMatchObject({ missing: 5, bytes: 0 })
})

test('a search looks through the titles of what is here, accents and case left out', async () => {
  answers['/api/conversations/a'] = aConversation('a', 0, { title: 'L’Été à Paris' })
  for (const id of ['a', 'b']) await keepThing('conversation', id)
  let tries = 0
  const list = (title: string) => (
    <ListWithoutAnswer message="" onRetry={() => (tries += 1)} asked={{ title }} />
  )
  const screen = await render(list(''))
  const titles = () =>
    screen
      .getByRole('link')
      .elements()
      .map(link => link.textContent)
  await expect.poll(titles).toEqual(['Conversation b', 'L’Été à Paris'])
  await screen.rerender(list("l'ete"))
  await expect.poll(titles).toEqual(['L’Été à Paris'])
  await screen.rerender(list('zzz'))
  await expect.element(screen.getByText('Nothing on this device has such a title.')).toBeVisible()
  await expect.element(screen.getByText('Search needs a connection.')).toBeVisible()
  await screen.getByRole('button', { name: 'Retry' }).click()
  expect(tries).toBe(1)
})
