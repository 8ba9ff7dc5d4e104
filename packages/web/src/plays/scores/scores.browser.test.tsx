import type { BestPlay } from '@duologue/contract/plays'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createClient } from '../../api/client'
import { pretendApi } from '../../api/pretend-api'
import type { ScoredMode, ScoredThing } from './scored-games'
import { Scores } from './scores'

const classId = '01910000-0000-7000-8000-000000000001'
const best = (place: number, isOwn: boolean): BestPlay => ({
  place,
  player: null,
  isOwn,
  score: 1000 - place,
  share: 90,
  isWinner: true,
  datePlayed: '2026-03-04T10:20:00.000Z',
})

beforeEach(() => localStorage.clear())

async function open(
  group: string,
  thing: ScoredThing = { what: 'conversation', id: 'c' },
  mode?: ScoredMode,
) {
  const { api, calls } = pretendApi()
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const router = createRouter({ routeTree: createRootRoute(), history })
  const screen = await render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <RouterContextProvider router={router}>
        <Scores
          client={createClient(api)}
          thing={thing}
          play={<a href="/play">Play</a>}
          filters={{ group, ...(mode ? { mode } : {}) }}
          onChange={() => {}}
        />
      </RouterContextProvider>
    </QueryClientProvider>,
  )
  return { screen, calls }
}

test('a class that shows the own place alone has no way to more', async () => {
  const { screen, calls } = await open(classId)
  expect(calls[0]?.path).toBe(`/api/conversations/c/leaderboard?class=${classId}`)
  calls[0]?.answer(200, { plays: [], nearby: [best(3, true)], total: 12 })
  await expect.element(screen.getByRole('cell', { name: '3', exact: true })).toBeVisible()
  await expect.element(screen.getByText(/^12 of this class have a score here/)).toBeVisible()
  expect(screen.getByRole('button').elements()).toEqual([])
})

test('who has no score in such a class is told so, and where to play', async () => {
  const { screen, calls } = await open(classId)
  calls[0]?.answer(200, { plays: [], nearby: [], total: 2 })
  await expect.element(screen.getByText(/^You have no score here yet/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Play' })).toBeVisible()
})

test('scores that the teacher turned off are told in their words', async () => {
  const { screen, calls } = await open(classId)
  const message = 'Your teacher has turned scores off for this class.'
  calls[0]?.answer(403, { message, code: 'scores-off' })
  await expect.element(screen.getByText(message)).toBeVisible()
})

test('by themselves a player sees their own place among everybody, and nobody else', async () => {
  const { screen, calls } = await open('me')
  expect(calls[0]?.path).toBe('/api/conversations/c/leaderboard')
  const nearby = [best(4, false), best(5, true), best(6, false)]
  calls[0]?.answer(200, { plays: [best(1, false)], nearby, total: 6 })
  await expect.element(screen.getByRole('cell', { name: '5', exact: true })).toBeVisible()
  expect(screen.getByRole('row').elements()).toHaveLength(2)
})

test('of a song another call is asked, with modes that no conversation has', async () => {
  const song = { what: 'song', id: classId } as const
  const { screen, calls } = await open('everyone', song, 'writing')
  expect(calls[0]?.path).toBe(`/api/songs/${classId}/leaderboard?mode=writing`)
  calls[0]?.answer(200, { plays: [], nearby: [], total: 0 })
  await expect.element(screen.getByText('No scores yet. Be the first to play.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Play' })).toBeVisible()
})

test('scores that do not come can be asked for again', async () => {
  const { screen, calls } = await open('everyone', { what: 'song', id: classId })
  calls[0]?.fail()
  await screen.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => calls.length).toBe(2)
})
