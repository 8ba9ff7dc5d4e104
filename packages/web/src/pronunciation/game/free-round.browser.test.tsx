import { pronunciationGameTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-game'
import { sampleItems } from '@duologue/domain/pronunciation/game/sample-items'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createClient } from '../../api/client'
import { pretendApi } from '../../api/pretend-api'
import { sampleUser } from '../../session/sample-user'
import { beginSession, endSession } from '../../session/session'
import { dismiss, notifications } from '../../ui/feedback/notify'
import { FreeRound } from './free-round'

const messages = () => notifications.now().map(({ message }) => message)

beforeEach(() => {
  endSession()
  localStorage.clear()
  for (const { id } of notifications.now()) dismiss(id)
})

async function open() {
  const { api, calls } = pretendApi()
  const client = createClient(api)
  const rootRoute = createRootRoute({
    component: () => <FreeRound client={client} />,
  })
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() })
  await render(<RouterProvider router={router as never} />)
  const start = () => page.getByRole('button', { name: texts.start }).click()
  return { calls, start }
}

test('frequent words of a language come for the difficulty, and are played without a play being kept', async () => {
  localStorage.setItem('pronunciation-mode', 'reading')
  const { calls, start } = await open()
  await userEvent.selectOptions(page.getByLabelText(texts.language), 'Français')
  await page.getByRole('radio', { name: /^Hard/ }).click()
  await start()
  await expect.poll(() => calls.length).toBe(1)
  expect(calls[0]?.path).toBe('/api/pronunciation/words?language=fr&difficulty=hard')
  calls[0]?.answer(200, { items: sampleItems.map(item => ({ ...item, list: null })) })
  await expect.element(page.getByText(texts.questionOf(1, 10))).toBeVisible()
  expect(calls).toHaveLength(1)
})

test('a visitor is asked to log in for the misses', async () => {
  await open()
  await page.getByRole('radio', { name: /^My mistakes/ }).click()
  await expect.element(page.getByText('To use this feature, you need to log in')).toBeVisible()
})

test('too few misses, no words and a failure are told, and the settings stay', async () => {
  beginSession({ user: sampleUser, authToken: 'secret' })
  const { calls, start } = await open()
  await page.getByRole('radio', { name: /^My mistakes/ }).click()
  await start()
  await expect.poll(() => calls.length).toBe(1)
  expect(calls[0]?.path).toBe('/api/pronunciation/misses?language=es')
  const some = sampleItems.slice(0, 2).map(item => ({ ...item, list: null, language: 'es' }))
  calls[0]?.answer(200, { items: some })
  await expect.poll(messages).toContain(texts.tooFewMisses(2, 4))
  await page.getByRole('radio', { name: /^Frequent words/ }).click()
  await start()
  await expect.poll(() => calls.length).toBe(2)
  calls[1]?.answer(200, { items: [] })
  await expect.poll(messages).toContain(texts.noWords)
  await start()
  await expect.poll(() => calls.length).toBe(3)
  calls[2]?.answer(503, { message: 'Come back later.', code: 'unavailable' })
  await expect.poll(messages).toContain('Come back later.')
  await expect.element(page.getByRole('button', { name: texts.start })).toBeEnabled()
})
