import type { Webhook } from '@duologue/contract/webhooks/webhooks'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createClient } from '../api/client'
import { pretendApi } from '../api/pretend-api'
import { sampleUser } from '../session/sample-user'
import { beginSession } from '../session/session'
import { dismiss, notifications } from '../ui/feedback/notify'
import { PretendPage } from '../ui/pretend-page'
import { ClassWebhooks } from './class-webhooks'

beforeEach(() => {
  localStorage.clear()
  for (const { id } of notifications.now()) dismiss(id)
  beginSession({ user: sampleUser, authToken: 'secret' })
})

const webhook: Webhook = {
  id: 'w1',
  address: 'https://hooks.school.example/duologue',
  events: ['assignment-done', 'reward-bought'],
  since: '2026-03-01T08:00:00Z',
  messages: [
    {
      id: 'm2',
      event: 'reward-bought',
      at: '2026-03-04T10:20:00Z',
      state: 'failed',
      tries: 7,
      fault: 'answered',
      status: 500,
      nextTry: null,
    },
    {
      id: 'm1',
      event: 'assignment-done',
      at: '2026-03-04T10:10:00Z',
      state: 'sent',
      tries: 1,
      fault: null,
      status: 200,
      nextTry: null,
    },
  ],
}

async function open() {
  const { api, calls } = pretendApi()
  const screen = await render(
    <PretendPage>
      <ClassWebhooks client={createClient(api)} found={{ id: 'c1' }} />
    </PretendPage>,
  )
  await expect.poll(() => calls.length).toBe(1)
  return { screen, calls }
}

test('one is added for what it shall hear, and its secret is shown this once', async () => {
  const { screen, calls } = await open()
  calls[0]?.answer(200, { webhooks: [] })
  await expect.element(screen.getByText('No program hears of this class.')).toBeVisible()
  const address = screen.getByLabelText('Address')
  await address.fill('http://hooks.school.example')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(address)
    .toHaveAccessibleDescription(/Enter an address that begins with https:\/\/\./)
  const toggles = ['a game of an assignment was checked', 'someone joined']
  for (const name of toggles) await screen.getByRole('switch', { name }).click()
  await address.fill(webhook.address)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => calls.length).toBe(2)
  expect(calls[1]?.body).toEqual({ address: webhook.address, events: webhook.events })
  calls[1]?.answer(201, { webhook: { ...webhook, messages: [] }, secret: 'whsec_abc' })
  const dialog = screen.getByRole('dialog', { name: 'Its secret' })
  await expect.element(dialog.getByLabelText('Its secret')).toHaveValue('whsec_abc')
  await userEvent.keyboard('{Escape}')
  expect(screen.getByText('whsec_abc').query()).toBeNull()
})

test('one that hears of nothing is not added', async () => {
  const { screen, calls } = await open()
  calls[0]?.answer(200, { webhooks: [] })
  await expect.element(screen.getByText('No program hears of this class.')).toBeVisible()
  for (const toggle of screen.getByRole('switch').all()) await toggle.click()
  await expect.element(screen.getByText('Choose at least one.')).toBeVisible()
  await screen.getByLabelText('Address').fill(webhook.address)
  await userEvent.keyboard('{Enter}')
  expect(calls).toHaveLength(1)
})

test.each([360, 1280])(
  'what was not taken is seen and tried again, %i pixels wide',
  async width => {
    await page.viewport(width, 800)
    const { screen, calls } = await open()
    calls[0]?.answer(200, { webhooks: [webhook] })
    await screen.getByText('The last 2 messages').click()
    await expect.element(screen.getByText('given up, it answered 500')).toBeVisible()
    const again = screen.getByRole('button', { name: /^Try again/ })
    expect(again.all()).toHaveLength(1)
    await again.click()
    await expect.poll(() => calls.length).toBe(2)
    expect(calls[1]?.path).toContain('/messages/m2/again')
    calls[1]?.answer(200, {})
    await expect.element(screen.getByText('It is tried again.')).toBeVisible()
    await screen.getByRole('button', { name: `Remove: ${webhook.address}` }).click()
    await screen.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect.poll(() => calls.some(({ method }) => method === 'DELETE')).toBe(true)
  },
)
