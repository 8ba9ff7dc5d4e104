import { expect, inject, test } from 'vitest'
import { accessibilityFaults, still, useBrowser, visitor } from './browser'
import { beginDuel, duelConversation, playToTheEnd, wrongAnswer } from './duel'
import { logIn, said, signedIn } from './people'

useBrowser()

/** The address of the page of scores of the conversation that is fought over. */
async function scoresPath(path: string): Promise<string> {
  const id = path.split('/')[2]
  const answer = await fetch(`${inject('address')}/api/conversations/${id}`)
  const { shortid } = (await answer.json()) as { shortid: string }
  return `/convo/${shortid}/leaderboard`
}

test('a game that is really played is saved, checked, and shown in Scores', async () => {
  const { path, dialogue } = await duelConversation()
  const page = await visitor(still)
  await signedIn(page)
  await page.goto(path)
  await beginDuel(page, 'Hard')
  const isOver = () => page.getByRole('heading', { name: 'Game Over' }).count()
  let isSeen = false
  // The server believes no game that is faster than time: this one is lost in earnest, as fast as it can be.
  await expect
    .poll(
      async () => {
        const choice = await wrongAnswer(page, dialogue)
        // Nor an answer faster than a hand: a turn is answered at its second sight.
        if (isSeen) await page.keyboard.press(String(choice || 1))
        isSeen = choice > 0 && !isSeen
        return isOver()
      },
      { timeout: 110_000, interval: 300 },
    )
    .toBe(1)
  await said(page, 'New play saved.')
  await page.getByRole('dialog').getByRole('link', { name: 'Scores' }).click()
  await page.getByRole('heading', { name: 'Scores', level: 1 }).waitFor()
  await page.getByText('No scores yet. Be the first to play.').waitFor()
  await page.getByLabel('Difficulty').selectOption('Hard')
  const [board, own] = [page.getByRole('table').nth(0), page.getByRole('table').nth(1)]
  await board.getByRole('row', { name: /\(you\).*Lost/ }).waitFor()
  await own.getByRole('row', { name: /Reading Hard Lost .*health\) × 4 × 1/ }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('a visitor’s last game can be saved after a login, and is not on the list', async () => {
  const { path, dialogue } = await duelConversation()
  const page = await visitor(still)
  const email = await signedIn(page)
  await page.goto('/logout')
  await page.clock.install()
  await page.goto(path)
  await beginDuel(page, 'Easy')
  await playToTheEnd(page, dialogue, choice => page.keyboard.press(String(choice)))
  await page.getByRole('link', { name: 'Log in to save this play' }).click()
  await logIn(page, email)
  await page.waitForURL(`**${await scoresPath(path)}`)
  await page.getByRole('button', { name: 'Save that play' }).click()
  await said(page, 'New play saved.')
  await page.getByRole('row', { name: /Reading Easy Won .*Not counted here/ }).waitFor()
  await page.getByLabel('Difficulty').selectOption('Easy')
  await page.getByText('No scores yet. Be the first to play.').waitFor()
})

test('the page of a conversation leads to its scores, which fit a small phone', async () => {
  const { path } = await duelConversation()
  const page = await visitor({ viewport: { width: 360, height: 640 }, colorScheme: 'dark' })
  await page.goto(path.replace('/game', ''))
  await page.getByRole('link', { name: 'Scores' }).click()
  await page.getByText('No scores yet. Be the first to play.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
})
