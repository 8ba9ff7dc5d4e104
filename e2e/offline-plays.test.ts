import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { connectBeside } from '../packages/server/src/database/connect'
import { recordingLog } from '../packages/server/src/testing/apps/recording-log'
import { useBrowser } from './browser'
import { beginDuel, duelConversation, playToTheEnd } from './duel'
import { atWork, returning } from './offline'
import { said, signedIn } from './people'

useBrowser()

const call = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(inject('address') + path, { headers })).json()

/** A sample list of words that one sound tells apart. */
async function sampleList() {
  const found = (await call('/api/pronunciation-lists?language=es&limit=100')) as {
    pronunciationLists: { id: string; shortid: string; author: { username: string } }[]
  }
  const sample = found.pronunciationLists.find(({ author }) => author.username === 'duologue')
  if (!sample) throw new Error('there is no list')
  return sample
}

interface Play {
  activity: string
  verified: boolean
  isWinner: boolean
  score: number
  relaxed: boolean
}

/** The own plays as the server tells them. */
async function playsOf(page: Page): Promise<Play[]> {
  const { id, token } = await page.evaluate(() => ({
    id: (JSON.parse(localStorage.getItem('user') ?? '{}') as { id: string }).id,
    token: localStorage.getItem('token') ?? '',
  }))
  const found = (await call(`/api/plays?user=${id}`, { authorization: token })) as { plays: Play[] }
  return found.plays
}

const heldHere = (page: Page) =>
  page.evaluate(
    () =>
      JSON.parse(localStorage.getItem('ahead-tickets') ?? '[]') as {
        ticket: string
        isUsed: boolean
      }[],
  )

const unsentHere = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('unsaved-plays') ?? '[]') as unknown[]).length,
  )

/** Answers every question of a round, whatever it asks, after a moment. */
async function playRound(page: Page) {
  const heading = page.getByRole('heading', { level: 2 }).first()
  const isOver = () => page.getByRole('region', { name: 'What became of this play' }).isVisible()
  for (let steps = 0; steps < 400 && !(await isOver()); steps += 1) {
    const isWritten = (await heading.innerText().catch(() => '')) === 'Write what you hear.'
    if (isWritten) await page.keyboard.type('x')
    await page.keyboard.press(isWritten ? 'Enter' : '1')
    await page.clock.runFor(700 + (steps % 7) * 40)
    await page.keyboard.press('Enter')
    await page.clock.runFor(700)
  }
}

/** The clock of the journeys stands in for what tells a reload; here it is told all the same. */
async function withReloads(page: Page, installClock: () => Promise<void>) {
  await page.addInitScript(() => {
    const { performance } = window
    Object.assign(window, { entriesOf: performance.getEntriesByType.bind(performance) })
  })
  await installClock()
  await page.addInitScript(() => {
    const { entriesOf } = window as unknown as Record<'entriesOf', Performance['getEntriesByType']>
    performance.getEntriesByType = entriesOf
  })
}

test('a duel and a round that were played without a connection are sent once, and count', async () => {
  const { path, dialogue } = await duelConversation()
  const list = await sampleList()
  const { page, network } = await returning()
  await page.addInitScript(() => {
    localStorage.setItem('pronunciation-mode', 'writing')
  })
  await signedIn(page)
  for (const address of [path.replace('/game', ''), `/pronunciation/${list.shortid}`]) {
    await page.goto(address)
    await page.getByRole('switch', { name: 'Keep for offline' }).click()
    await said(page, 'Kept on this device')
  }
  await atWork(page)
  await expect.poll(() => heldHere(page)).toHaveLength(2)
  await network.cut()

  // The duel is interrupted by a reload, and goes on.
  await withReloads(page, () => page.clock.install())
  await page.goto(path)
  await beginDuel(page, 'Easy')
  await page.getByRole('heading', { name: 'Round 1', exact: true }).waitFor()
  let answered = 0
  const answer = async (choice: number) => {
    // No hand keeps the same time.
    answered += 1
    await page.clock.runFor(37 * (answered % 5))
    await page
      .getByRole('list', { name: 'Your answers' })
      .getByRole('button')
      .nth(choice - 1)
      .click()
  }
  await expect(
    playToTheEnd(page, dialogue, async choice => {
      await answer(choice)
      if (answered === 3) throw new Error('away')
    }),
  ).rejects.toThrow('away')
  await page.reload()
  await page.getByRole('button', { name: 'Resume' }).click()
  await playToTheEnd(page, dialogue, answer)
  await page.getByText('You win!').waitFor()
  await said(page, 'Saved on this device. It will be sent when you are online.')

  // A second one has no ticket, and says so before it begins.
  await page.getByRole('button', { name: 'Play again' }).click()
  await page.getByRole('heading', { name: 'This game will not count' }).waitFor()

  await page.goto(`/pronunciation/game?list=${list.shortid}`)
  await page.getByRole('button', { name: 'Start' }).click()
  await playRound(page)
  await said(page, 'Saved on this device. It will be sent when you are online.')
  expect(await unsentHere(page)).toBe(2)
  expect(await playsOf(page)).toEqual([])

  // The clock of the page has run ahead of the server's: as on a train, so much time has passed since the tickets.
  const { pool, close } = await connectBeside({ dataDir: inject('dataDir'), log: recordingLog() })
  await pool.query("update play_tickets set created_at = created_at - interval '1 hour'")
  await close()

  await network.mend()
  await page.goto('/home')
  await expect.poll(() => unsentHere(page)).toBe(0)
  await expect
    .poll(async () => (await playsOf(page)).map(({ activity, verified }) => [activity, verified]))
    .toEqual([
      ['pronunciationCustom', true],
      ['conversationGame', true],
    ])
  expect((await playsOf(page))[1]).toMatchObject({ isWinner: true })
  // For the next train there are new tickets.
  await expect
    .poll(async () => (await heldHere(page)).filter(({ isUsed }) => !isUsed))
    .toHaveLength(2)
  await page.goto('/logout')
  await page.waitForURL(url => url.pathname === '/')
  expect(await heldHere(page)).toEqual([])
})
