import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createClient } from '../api/client'
import { pretendApi } from '../api/pretend-api'
import { inTab } from '../saved-here/in-tab'
import { sampleUser } from './sample-user'
import { beginSession, endSession } from './session'
import { SessionWatch } from './session-watch'

const other = { ...sampleUser, id: '01890000-0000-7000-8000-00000000000b' }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** A page at which somebody is logged in, with something of theirs in its memory and in its tab. */
async function openPage() {
  const { api } = pretendApi()
  const queryClient = new QueryClient()
  const history = createMemoryHistory({ initialEntries: ['/library'] })
  const router = createRouter({ routeTree: createRootRoute(), history })
  beginSession({ user: sampleUser, authToken: 'secret' })
  await render(
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router}>
        <SessionWatch client={createClient(api)} />
      </RouterContextProvider>
    </QueryClientProvider>,
  )
  await expect.poll(() => document.documentElement.dataset.user).toBe(sampleUser.type)
  queryClient.setQueryData(['a draft'], 'of theirs')
  const kept = inTab('learn-in-progress')
  kept.keep('their session')
  const isEmpty = () =>
    queryClient.getQueryData(['a draft']) === undefined && sessionStorage.length === 0
  return { isEmpty, where: () => history.location.pathname }
}

/** The local storage as another tab sees it: what is written there tells this page by a storage event. */
function otherTab(): Storage {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  if (!frame.contentWindow) throw new Error('the frame has no window')
  return frame.contentWindow.localStorage
}

test('logging out in another tab empties this one and leads it to /', async () => {
  const { isEmpty, where } = await openPage()
  localStorage.setItem(`unsent:${sampleUser.id}:one`, 'written a moment too late')
  const tab = otherTab()
  tab.removeItem('token')
  tab.removeItem('user')
  await expect.poll(() => [isEmpty(), where()]).toEqual([true, '/'])
  expect(localStorage.length).toBe(0)
})

test('a login that ended by itself empties nothing; somebody else’s login does, and leads to /home', async () => {
  const { isEmpty, where } = await openPage()
  endSession()
  await expect.poll(() => document.documentElement.dataset.user).toBeUndefined()
  expect([isEmpty(), where()]).toEqual([false, '/library'])
  beginSession({ user: other, authToken: 'their' })
  await expect.poll(() => [isEmpty(), where()]).toEqual([true, '/home'])
})
