import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createClient } from '../api/client'
import { pretendApi } from '../api/pretend-api'
import { sampleUser } from '../session/sample-user'
import { beginSession } from '../session/session'
import { useOwnBests } from './use-find-own-bests'

beforeEach(() => localStorage.clear())

const { api, calls } = pretendApi()
const client = createClient(api)

function Bests({ ids }: { ids: readonly string[] }) {
  const bests = useOwnBests(client, ids, 2)
  return ids.map(id => <p key={id}>{`${id}: ${bests.get(id)?.share ?? 'nothing'}`}</p>)
}

const list = (ids: readonly string[]) => (
  <QueryClientProvider client={new QueryClient()}>
    <Bests ids={ids} />
  </QueryClientProvider>
)

test('a visitor asks for nothing', async () => {
  const screen = await render(list(['a']))
  await expect.element(screen.getByText('a: nothing')).toBeVisible()
  expect(calls).toEqual([])
})

test('a user asks once for every page of cards, and sees what has come', async () => {
  beginSession({ user: sampleUser, authToken: 'token' })
  const screen = await render(list(['a', 'b', 'c']))
  await expect
    .poll(() => calls.map(({ path }) => path))
    .toEqual(['/api/plays/best?conversation=a&conversation=b', '/api/plays/best?conversation=c'])
  calls[0]?.answer(200, { bests: [{ conversation: 'b', score: 900, share: 87 }] })
  await expect.element(screen.getByText('b: 87')).toBeVisible()
  await expect.element(screen.getByText('a: nothing')).toBeVisible()
  calls[1]?.answer(500, {})
  await expect.element(screen.getByText('c: nothing')).toBeVisible()
})
