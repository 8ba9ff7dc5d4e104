import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { accessibilityFaults, useBrowser, visitor } from './browser'
import { said, signedIn } from './people'
import { type KeptPlaylist, keepPlaylist } from './playlist'

useBrowser()

const line = (page: Page) =>
  page.getByText(/^(Autosave on\.|Saving\.\.\.|Playlist updated\.|Error: )/)
/** The row that is seen at a place: rows come and go while their list is scrolled, so that their nodes have another order. */
const row = (page: Page, place: number) => page.locator(`[role=row][aria-rowindex="${place + 1}"]`)

/** Opens the editor of a playlist and waits until its list is there. */
async function edit(page: Page, { id }: KeptPlaylist): Promise<void> {
  await page.goto(`/playlists/${id}`)
  await page.getByRole('button', { name: 'Edit Playlist' }).click()
  await page.getByRole('grid', { name: 'Conversations in their order' }).waitFor()
  await expect.poll(() => row(page, 0).getByRole('img').count(), { timeout: 20_000 }).toBe(0)
}

/** The order that the server has, read anew. */
const storedOrder = (page: Page, { id }: KeptPlaylist) =>
  page.evaluate(async path => {
    const answer = await fetch(path)
    return ((await answer.json()) as { conversations: string[] }).conversations
  }, `/api/playlists/${id}`)

describe('editing a playlist', () => {
  test('sorts by keyboard alone, asks before it takes out, and finishes', async () => {
    const page = await visitor({ viewport: { width: 360, height: 740 } })
    await signedIn(page)
    const kept = await keepPlaylist(page, 'To sort', 12)
    await edit(page, kept)
    expect(await accessibilityFaults(page)).toEqual([])
    await said(page, 'Autosave on.')

    // By the row's buttons; the focus stays where it was.
    await row(page, 0)
      .getByRole('button', { name: /^Move down/ })
      .focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await said(page, 'Playlist updated.')
    const [a, b, c, ...others] = kept.conversations
    expect(await storedOrder(page, kept)).toEqual([b, c, a, ...others])

    // By dragging with the keys: taken up at its handle, carried, put down.
    await row(page, 0)
      .getByRole('button', { name: /^Move .*(?<!down|up)/ })
      .first()
      .focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect
      .poll(() => storedOrder(page, kept), { timeout: 20_000 })
      .not.toEqual([b, c, a, ...others])
    expect((await storedOrder(page, kept)).toSorted()).toEqual(kept.conversations.toSorted())

    const before = await storedOrder(page, kept)
    await row(page, 1)
      .getByRole('button', { name: /^Remove/ })
      .press('Enter')
    const asked = page.getByRole('dialog', { name: 'Remove Conversation?' })
    await asked.getByRole('button', { name: 'Cancel' }).click()
    await row(page, 1)
      .getByRole('button', { name: /^Remove/ })
      .press('Enter')
    await asked.getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByLabel('Name', { exact: true }).fill('Sorted')
    // However far the page is scrolled, the head of the editor stands under the header of the site, not behind it.
    const finish = page.getByRole('button', { name: 'Finish' })
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    expect((await finish.boundingBox())?.y).toBeGreaterThanOrEqual(60)
    await finish.click()
    await page.getByRole('heading', { name: 'Sorted' }).waitFor()
    await page.waitForURL('**/sorted')
    await said(page, '11 conversations')
    expect(await storedOrder(page, kept)).toEqual(before.toSpliced(1, 1))
  })

  test('keeps what is edited without a connection, and sends it when it is back', async () => {
    const page = await visitor({ colorScheme: 'dark' })
    await signedIn(page)
    const kept = await keepPlaylist(page, 'On the train', 5)
    await edit(page, kept)
    await page.getByLabel('Name', { exact: true }).fill('')
    await said(page, 'is required')
    await page.context().setOffline(true)
    await page.getByLabel('Name', { exact: true }).fill('In the tunnel')
    await said(page, 'Error: Update not saved.')
    await page.getByRole('button', { name: 'Finish' }).click()
    // Leaving asks, and staying keeps all.
    await page.getByRole('link', { name: 'Home', exact: true }).first().click()
    const asked = page.getByRole('dialog', { name: 'Leave without saving?' })
    await asked.getByRole('button', { name: 'Cancel' }).click()
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('In the tunnel')
    await page.context().setOffline(false)
    await said(page, 'Playlist updated.')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Finish' }).click()
    await page.getByRole('heading', { name: 'In the tunnel' }).waitFor()
  })

  test('in two tabs at once loses neither version', async () => {
    const first = await visitor()
    await signedIn(first)
    const kept = await keepPlaylist(first, 'Twice', 4)
    const second = await first.context().newPage()
    await edit(first, kept)
    await edit(second, kept)

    // Different fields are joined without a question.
    await first.getByLabel('Description').fill('From the first tab')
    await expect
      .poll(() => line(first).textContent(), { timeout: 20_000 })
      .toBe('Playlist updated.')
    await row(second, 0)
      .getByRole('button', { name: /^Move down/ })
      .click()
    await expect
      .poll(() => line(second).textContent(), { timeout: 20_000 })
      .toBe('Playlist updated.')
    expect(await second.getByLabel('Description').inputValue()).toBe('From the first tab')

    // The same field needs a person; both are shown.
    await first.getByLabel('Name', { exact: true }).fill('First name')
    const dialog = first.getByRole('dialog', { name: 'Changed in two places' })
    await expect
      .poll(() => line(first).textContent(), { timeout: 20_000 })
      .toBe('Playlist updated.')
    await second.getByLabel('Name', { exact: true }).fill('Second name')
    const choice = second.getByRole('dialog', { name: 'Changed in two places' })
    // Whoever types goes on; the question waits until it is asked for.
    await second.getByText('This was changed elsewhere while you were editing.').waitFor()
    expect(await accessibilityFaults(second)).toEqual([])
    await second.getByRole('button', { name: 'Finish' }).click()
    await choice.waitFor()
    await choice.getByRole('button', { name: 'Close' }).click()
    await second.getByRole('button', { name: 'Show both versions' }).click()
    await choice.waitFor()
    expect(await dialog.count()).toBe(0)
    expect(await choice.getByText('First name').count()).toBe(1)
    expect(await choice.getByText('Second name').count()).toBe(1)
    expect(await accessibilityFaults(second)).toEqual([])
    await choice.getByRole('button', { name: 'Keep yours' }).click()
    await expect
      .poll(() => line(second).textContent(), { timeout: 20_000 })
      .toBe('Playlist updated.')
    await second.getByRole('button', { name: 'Finish' }).click()
    await second.getByRole('heading', { name: 'Second name' }).waitFor()
  })
})
