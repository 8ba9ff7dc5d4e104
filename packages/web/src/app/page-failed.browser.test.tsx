import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { NoAnswer } from '../api/connection'
import { connection } from '../ui/has-connection'
import { PageFailed } from './page-failed'

afterEach(() => connection.set(true))

/** A page whose loader fails as each of `failures` says, one after the other, and then shows what it is about. */
async function open(failures: Error[]) {
  const root = createRootRoute()
  const about = createRoute({
    getParentRoute: () => root,
    path: '/about',
    loader: () => {
      const failure = failures.shift()
      if (failure) throw failure
    },
    component: () => <p>It is here.</p>,
  })
  const router = createRouter({
    routeTree: root.addChildren([about]),
    history: createMemoryHistory({ initialEntries: ['/about'] }),
    defaultErrorComponent: PageFailed,
  })
  return { screen: await render(<RouterProvider router={router} />), router }
}

test('a page to which nobody answers says that it needs a connection, and is asked for again', async () => {
  const { screen, router } = await open([new NoAnswer(), new NoAnswer()])
  const says = screen.getByRole('heading', { name: 'This needs a connection.' })
  await expect.element(says).toBeInTheDocument()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('This needs a connection.')
  await screen.getByRole('button', { name: 'Retry' }).click()
  await expect.element(says).toBeInTheDocument()
  await screen.getByRole('button', { name: 'Retry' }).click()
  await expect.element(screen.getByText('It is here.')).toBeVisible()
  expect(router.state.location.pathname).toBe('/about')
})

test('a page that could not be made says so; without a connection that is why', async () => {
  const { screen } = await open([new Error('a fault of ours')])
  const said = screen.getByRole('alert')
  await expect.element(said).toHaveTextContent('Something went wrong.')
  connection.set(false)
  await expect.element(said).toHaveTextContent('This needs a connection.')
})
