import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LoginDialog } from './login-dialog'

const router = createRouter({
  routeTree: createRootRoute(),
  history: createMemoryHistory({ initialEntries: ['/'] }),
})

test.each([
  ['feature', 'To use this feature, you need to log in'],
  ['duplicate', 'To duplicate this conversation, you need to log in.'],
  ['assign', 'To add this conversation to a class, you need to log in.'],
  ['addToPlaylist', 'To add this conversation to a playlist, you need to log in.'],
] as const)('who wants to %s is told why, and led there and back', async (reason, sentence) => {
  const closed: true[] = []
  const screen = await render(
    <RouterContextProvider router={router}>
      <LoginDialog
        reason={reason}
        address="/conversations/x?y=1"
        onClose={() => void closed.push(true)}
      />
    </RouterContextProvider>,
  )
  const dialog = screen.getByRole('dialog', { name: 'Log Into Duologue' })
  await expect.element(dialog).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Login' })).toHaveFocus()
  await expect.element(screen.getByText(sentence, { exact: true })).toBeVisible()
  for (const [name, path] of [
    ['Login', '/login'],
    ['Sign Up', '/signup'],
  ] as const) {
    const href = screen.getByRole('link', { name }).element().getAttribute('href') ?? ''
    const { pathname, searchParams } = new URL(href, 'http://here.example')
    expect([pathname, searchParams.get('redirect')]).toEqual([path, '/conversations/x?y=1'])
  }
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => closed).toEqual([true])
})
