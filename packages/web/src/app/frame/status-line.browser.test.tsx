import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { statusLine } from './status-line'

afterEach(() => document.querySelector('header')?.remove())

test('of two things that are to be said no connection goes before a new version, which stays', async () => {
  const header = document.createElement('header')
  document.body.append(header)
  document.documentElement.dataset.awake = ''
  const { say } = statusLine(document)
  let taken = 0
  const way = { words: 'Load it', take: () => void (taken += 1) }
  say('version', { words: 'A new version is ready.', way })
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('A new version is ready. Load it')
  say('connection', { words: 'No connection.' })
  await expect.element(page.getByRole('status')).toHaveTextContent('No connection.')
  await expect.element(page.getByRole('button', { name: 'Load it' })).not.toBeInTheDocument()
  say('connection')
  await page.getByRole('button', { name: 'Load it' }).click()
  expect(taken).toBe(1)
  say('version')
  await expect.element(page.getByRole('status')).not.toBeInTheDocument()
})
