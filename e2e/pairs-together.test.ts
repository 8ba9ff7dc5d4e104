import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { isFaultlessInBothThemes, useBrowser, visitor } from './browser'
import { newLiveConversation, patient, phone, told } from './live'
import { signedIn } from './people'
import { callAs } from './school'

useBrowser()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** Presses what has the focus of somebody who has no mouse. */
async function pressByKey(target: Locator) {
  await target.waitFor(patient)
  await target.focus()
  await target.press('Enter')
}
const ownName = async (page: Page) =>
  (await callAs<{ username: string }>(page, 'GET', '/api/users/me')).username
const openAnswers = (page: Page) =>
  page
    .getByRole('region', { name: 'Battle Mode' })
    .locator('ol[aria-label="Your answers"] button:not([aria-disabled="true"])')
const outcome = /^(You win!|A draw\.|.* wins\.)$/
const end = (page: Page) => page.getByRole('heading', { level: 1, name: outcome })

/** Answers by key whenever a page is asked, until both tell how the duel came out. */
async function playToEnd(pages: readonly Page[]) {
  for (let step = 0; step < 200; step += 1) {
    if ((await Promise.all(pages.map(page => end(page).count()))).every(count => count === 1))
      return
    for (const page of pages)
      if ((await openAnswers(page).count()) > 0) await page.keyboard.press('1')
    await Promise.any([
      ...pages.map(page => openAnswers(page).first().waitFor({ timeout: 1500 })),
      ...pages.map(page => end(page).waitFor({ timeout: 1500 })),
    ]).catch(() => undefined)
  }
  throw new Error('the duel has no end')
}

test('two who were invited duel each other at once, listening, by keys alone: a reload in the midst, and one end for both', {
  timeout: 180_000,
}, async () => {
  const [ana, ben] = [await visitor(), await visitor(phone)]
  await signedIn(ana)
  await signedIn(ben)
  const [nameOfAna, nameOfBen] = [await ownName(ana), await ownName(ben)]
  const { id } = await newLiveConversation(ana)
  await ana.goto(`/conversations/${id}/the-last-bus`)
  await pressByKey(button(ana, 'Pair Play'))
  const dialog = ana.getByRole('dialog')
  await dialog.getByLabel('How').selectOption('together')
  await dialog.getByLabel('Mode').selectOption('listening')
  await dialog.getByLabel('Rounds').selectOption('1')
  await pressByKey(dialog.getByRole('button', { name: 'Invite', exact: true }))
  await told(ana, 'Show this to your partner. It is good for 7 days.').waitFor(patient)
  const { pairs } = await callAs<{ pairs: { code: string }[] }>(ana, 'GET', '/api/live/pairs')

  await ben.goto(`/pairs/${pairs[0]?.code}`)
  await told(ben, `${nameOfAna} invites you to a duel of two.`).waitFor(patient)
  await pressByKey(button(ben, 'Accept'))
  for (const page of [ana, ben]) await page.waitForURL('**/live/game/**', patient)
  await ana.getByRole('heading', { name: `Your duel with ${nameOfBen}` }).waitFor(patient)
  await isFaultlessInBothThemes(ben, 'before a duel of two')
  await pressByKey(button(ben, 'I am ready'))
  await told(ana, `${nameOfBen} is ready.`).waitFor(patient)
  await pressByKey(button(ana, 'I am ready'))

  const pages = [ana, ben]
  for (const page of pages) await page.getByRole('region', { name: 'Battle Mode' }).waitFor(patient)
  await Promise.any(pages.map(page => openAnswers(page).first().waitFor(patient)))
  await ben.reload()
  await playToEnd(pages)
  const [first, second] = await Promise.all(pages.map(page => end(page).innerText()))
  if (first === 'A draw.') expect(second).toBe('A draw.')
  else
    expect([first, second]).toEqual(
      first === 'You win!'
        ? ['You win!', `${nameOfAna} wins.`]
        : [`${nameOfBen} wins.`, 'You win!'],
    )
  await isFaultlessInBothThemes(ana, 'the end of a duel of two')
  // Both have a play of it, which is verified.
  for (const page of pages) {
    const { id: user } = await callAs<{ id: string }>(page, 'GET', '/api/users/me')
    const asked = `/api/plays?user=${user}&conversation=${id}`
    await expect
      .poll(() => callAs(page, 'GET', asked), { timeout: 30_000 })
      .toMatchObject({ plays: [{ mode: 'listening', verified: true }] })
  }
  // The invitation leads nowhere any more.
  const far = await visitor()
  await far.goto(`/pairs/${pairs[0]?.code}`)
  await expect.poll(() => far.getByRole('button', { name: 'Accept' }).count()).toBe(0)
})
