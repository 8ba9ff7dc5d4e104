import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { accessibilityFaults, useBrowser } from './browser'
import { atWork, returning } from './offline'
import { said, signedIn } from './people'

useBrowser()

const day = 24 * 60 * 60 * 1000

interface Line {
  id: string
  text: string
  translation: string
}

interface Sample {
  id: string
  shortid: string
  title: string
  dialogue: Line[]
}

async function sample(): Promise<Sample> {
  const ask = async (path: string) => (await fetch(`${inject('address')}${path}`)).json()
  const { conversations } = await ask('/api/conversations?limit=1&language=es')
  return ask(`/api/conversations/${conversations[0].id}`)
}

/** Who is logged in on this page, as calls beside it are made. */
const loginOf = (page: Page) =>
  page.evaluate(() => ({
    user: JSON.parse(localStorage.getItem('user') ?? '{}').id as string,
    headers: {
      authorization: localStorage.getItem('token') ?? '',
      'content-type': 'application/json',
    },
  }))

type Login = Awaited<ReturnType<typeof loginOf>>

const attempt = (line: Line | undefined, number: number, at: number, isRight: boolean) => ({
  id: `0190${Math.random().toString(16).slice(2, 6).padEnd(4, '0')}-0000-7000-8000-${String(number).padStart(12, '0')}`,
  line: line?.id,
  skill: 'say',
  place: 'learn',
  isRight,
  at: new Date(at).toISOString(),
})

/** Answers that were given before, from another device. */
async function answeredBefore({ headers }: Login, attempts: ReturnType<typeof attempt>[]) {
  const answer = await fetch(`${inject('address')}/api/learn/attempts`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ attempts }),
  })
  expect(answer.ok).toBe(true)
}

interface Stored {
  attempts: { line: string; at: string; isRight: boolean }[]
  plays: number
}

/** What the server has of answers and plays of somebody. */
async function storedOf({ user, headers }: Login): Promise<Stored> {
  const answer = await fetch(`${inject('address')}/api/users/${user}/export`, { headers })
  const { learn, plays } = (await answer.json()) as {
    learn: { attempts: Stored['attempts'] }
    plays: unknown[]
  }
  return { attempts: learn.attempts, plays: plays.length }
}

const waits = (page: Page) => page.evaluate(() => localStorage.getItem('learn-progress') ?? '')

/** Writes the line that is asked for. */
async function writeIt(page: Page, dialogue: readonly Line[]): Promise<Line> {
  const field = page.getByLabel('Your answer')
  await field.waitFor()
  const shown = await page.locator('section[aria-labelledby=learn-step]').innerText()
  const line = dialogue.find(({ translation }) => shown.includes(translation))
  if (!line) throw new Error(`no line is asked for in: ${shown}`)
  await field.fill(line.text)
  await field.press('Enter')
  await page.getByText('Right!').waitFor()
  return line
}

test('Learn Mode and Review with the server stopped: all of it counts once afterwards, whoever of two tabs sends it', async () => {
  const { page, network } = await returning()
  await page.addInitScript(() => {
    localStorage.setItem('learn-length', '5')
    localStorage.setItem('learn-steps', '["turn"]')
  })
  await signedIn(page)
  const login = await loginOf(page)
  const kept = await sample()
  const { dialogue } = kept
  await answeredBefore(login, [attempt(dialogue.at(-1), 1, Date.now() - 2 * day, false)])
  await page.goto(`/conversations/${kept.id}`)
  await page.getByRole('switch', { name: 'Keep for offline' }).click()
  await said(page, 'Kept on this device')
  await atWork(page)
  await page.goto('/review')
  await page.getByText('1 line from your conversations is due today.').waitFor()
  await network.cut()

  await page.goto(`/convo/${kept.shortid}/learn`)
  await said(page, 'No connection. What you do is kept and sent later.')
  await page.getByRole('button', { name: 'Start' }).click()
  // Chromium recognises speech elsewhere than here.
  await page.getByText('Speaking needs a connection in this browser.').waitFor()
  const first = await writeIt(page, dialogue)
  await page.keyboard.press('Enter')
  const second = await writeIt(page, dialogue)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Stop here' }).click()
  await page.getByText('You can say 2 of 2 lines.').waitFor()

  await page.goto('/review')
  await page.getByText('1 line from your conversations is due today.').waitFor()
  await page.getByRole('button', { name: 'Start' }).click()
  const due = await writeIt(page, dialogue)
  expect(due.id).toBe(dialogue.at(-1)?.id)
  await page.keyboard.press('Enter')
  await page.getByText('You can say 1 of 1 line.').waitFor()
  // What was answered is not asked again.
  await page.reload()
  await page.getByText('Nothing is due today.').waitFor()

  await page.goto('/offline')
  await said(page, '1 play and 3 answers wait to be sent.')
  expect(await accessibilityFaults(page), '/offline').toEqual([])
  await page.getByRole('button', { name: 'Send now' }).click()
  await said(page, 'It could not be sent now. It waits here.')
  await page.goto('/logout')
  await page.getByText(/^1 play and 3 answers are not saved yet/).waitFor()
  await page.getByText(/^There is no connection, so that nothing can be sent now/).waitFor()
  expect(await accessibilityFaults(page), 'logging out').toEqual([])
  await page.getByRole('button', { name: 'Stay logged in' }).click()
  const other = await page.context().newPage()
  await other.goto('/offline')
  await said(other, '1 play and 3 answers wait to be sent.')

  network.asked.length = 0
  await network.mend()
  await Promise.all(
    [page, other].map(tab => tab.evaluate(() => window.dispatchEvent(new Event('online')))),
  )
  await expect.poll(() => waits(page)).toBe('')
  const sent = (path: string) => network.asked.filter(one => one === path).length
  expect([sent('/api/learn/attempts'), sent('/api/plays')]).toEqual([1, 1])
  await said(other, 'Nothing waits: everything is saved.')
  const { attempts, plays } = await storedOf(login)
  expect(plays).toBe(1)
  expect(attempts.map(({ line }) => line).toSorted()).toEqual(
    [dialogue.at(-1)?.id, first.id, second.id, due.id].toSorted(),
  )
})

test('answers of a device whose clock is wrong count, once, though the server asked for a pause', async () => {
  const { page, network } = await returning()
  await page.addInitScript(() => {
    localStorage.setItem('learn-length', '5')
    localStorage.setItem('learn-steps', '["turn"]')
  })
  await signedIn(page)
  const login = await loginOf(page)
  const kept = await sample()
  await page.goto(`/conversations/${kept.id}`)
  await page.getByRole('switch', { name: 'Keep for offline' }).click()
  await said(page, 'Kept on this device')
  await atWork(page)
  await network.cut()
  const before = Date.now()
  for (const days of [3, -3]) {
    await page.clock.setFixedTime(before + days * day)
    await page.goto(`/convo/${kept.shortid}/learn`)
    await page.getByRole('button', { name: 'Start' }).click()
    await writeIt(page, kept.dialogue)
    await page.getByRole('button', { name: 'Stop here' }).click()
    await page.getByText('You can say 1 of 1 line.').waitFor()
  }

  // The server takes them and says that it cannot answer.
  let refused = 0
  network.change = async path => {
    if (path !== '/api/learn/attempts' || refused > 0) return undefined
    refused += 1
    return {
      status: 503,
      headers: { 'retry-after': '1', 'content-type': 'application/json' },
      body: '{"code":"busy","message":"Busy."}',
    }
  }
  await network.mend()
  await page.goto('/home')
  await expect.poll(() => refused).toBe(1)
  expect(await waits(page)).toContain('"attempt"')
  await page.clock.setFixedTime(before + day)
  await expect.poll(() => waits(page)).toBe('')
  const { attempts } = await storedOf(login)
  expect(attempts).toHaveLength(2)
  const latest = Math.max(...attempts.map(({ at }) => Date.parse(at)))
  const earliest = Math.min(...attempts.map(({ at }) => Date.parse(at)))
  // One that was given tomorrow was given when it came.
  expect(latest).toBeLessThanOrEqual(Date.now())
  expect(latest).toBeGreaterThanOrEqual(before)
  expect(earliest).toBeLessThan(before - 2 * day)
})
