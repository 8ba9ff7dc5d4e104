import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { accessibilityFaults, useBrowser, visitor } from './browser'
import { said, signedIn } from './people'
import { conversationIds, keepPlaylist, songIds } from './playlist'

useBrowser()

const cards = (page: Page) => page.getByRole('main').locator('ul > li')

/** Presses the button of a page that may not have been taken over yet, until the dialog says the words. */
const pressToAdd = (page: Page, words: string) =>
  expect
    .poll(
      async () => {
        const told = page.getByText(words, { exact: true })
        const press = page.getByRole('button', { name: 'Add to Playlist' })
        if (!(await told.isVisible())) await press.click({ timeout: 2000 }).catch(() => undefined)
        return told.isVisible()
      },
      { timeout: 20_000 },
    )
    .toBe(true)

describe('a playlist', () => {
  test('is made, filled from a conversation, and deleted by its author', async () => {
    const page = await visitor()
    await page.goto('/playlists/create')
    // A visitor is led to the login, and the way back is remembered.
    await page.waitForURL('**/login?redirect=**')
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/playlists/create')

    await signedIn(page)
    await page.goto('/playlists/create')
    await page.getByRole('heading', { name: 'Create New Playlist' }).waitFor()
    await page.getByRole('button', { name: 'Create Playlist' }).click()
    await said(page, 'is required')
    await page.getByLabel('Name', { exact: true }).fill('Café & Co')
    await page.getByLabel('Description').fill('Small talk.')
    await page.getByLabel('Language', { exact: true }).selectOption('es')
    await page.getByLabel('Difficulty').selectOption('A1')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Create Playlist' }).click()
    await page.waitForURL('**/playlists/*/cafe-co')
    await said(page, 'New playlist created.')
    await page.getByRole('heading', { name: 'Café & Co' }).waitFor()
    await expect.poll(() => page.title()).toBe('Café & Co')
    await said(page, '0 conversations')
    await said(page, 'There is nothing in this playlist yet.')

    const [conversation] = await conversationIds(page, 1)
    await page.goto(`/conversations/${conversation}`)
    await page.getByRole('button', { name: 'Add to Playlist' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add to Playlist' })
    await dialog.getByLabel('Playlist').selectOption('Café & Co')
    expect(await accessibilityFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await said(page, 'Conversation added to playlist.')

    await page.goBack()
    await page.getByRole('button', { name: 'Delete Playlist' }).click()
    const asked = page.getByRole('dialog', { name: 'Delete Playlist' })
    await asked.getByRole('button', { name: 'Delete forever' }).click()
    await said(page, 'Must type "DELETE FOREVER".')
    await asked.getByRole('textbox').fill('delete forever')
    await asked.getByRole('button', { name: 'Delete forever' }).click()
    await said(page, 'Playlist deleted.')
    await page.waitForURL('**/library/playlists')
    // Back does not bring back what was deleted, nor does its address.
    await page.goBack()
    await page.waitForURL('**/playlists/create')
    await page.goForward()
    await page.waitForURL('**/library/playlists')
  })

  test('is read by everybody, page after page, and changed by its author alone', async () => {
    const owner = await visitor()
    await signedIn(owner)
    const kept = await keepPlaylist(owner, 'All of it', 45)

    const stranger = await visitor({ colorScheme: 'dark', viewport: { width: 360, height: 740 } })
    await signedIn(stranger)
    const page = await visitor()
    for (const reader of [page, stranger]) {
      await reader.goto(`/playlists/${kept.id}`)
      await reader.waitForURL('**/all-of-it')
      await said(reader, '45 conversations')
      await reader.getByRole('link', { name: kept.author }).waitFor()
      expect(await reader.getByRole('button', { name: /Playlist|New Conversation/ }).count()).toBe(
        0,
      )
      expect(await accessibilityFaults(reader)).toEqual([])
    }
    expect(await cards(page).count()).toBe(21)
    expect(await cards(stranger).count()).toBe(20)
    await page.mouse.wheel(0, 20_000)
    await expect.poll(() => cards(page).count(), { timeout: 20_000 }).toBeGreaterThan(21)

    // What a visitor wants to keep needs a login, which says so.
    const [conversation] = kept.conversations
    await page.goto(`/conversations/${conversation}`)
    await pressToAdd(page, 'To add this conversation to a playlist, you need to log in.')
    // Who has no playlist yet is led to making one.
    await stranger.goto(`/conversations/${conversation}`)
    await pressToAdd(stranger, "You haven't created any playlists yet.")
    await stranger.getByRole('link', { name: 'Create Playlist' }).click()
    await stranger.waitForURL('**/playlists/create?add=**')
    await stranger.getByLabel('Name', { exact: true }).fill('It is in')
    await stranger.getByRole('button', { name: 'Create Playlist' }).click()
    await stranger.waitForURL('**/it-is-in')
    await said(stranger, 'Conversation added to playlist.')
    await said(stranger, '1 conversation')

    // A song is added as a conversation is, stands under it, and its game knows the playlist.
    const [song = ''] = await songIds(stranger)
    await stranger.goto(`/songs/${song}`)
    await stranger.getByRole('button', { name: 'Add to Playlist' }).click()
    await stranger.getByRole('button', { name: 'Add', exact: true }).click()
    await said(stranger, 'Song added to playlist.')
    await stranger.goto('/library/playlists')
    await said(stranger, '1 conversation · 1 song')
    await stranger.getByRole('link', { name: 'It is in' }).click()
    await stranger.getByRole('heading', { level: 2, name: 'Songs' }).waitFor()
    expect(await accessibilityFaults(stranger)).toEqual([])
    await stranger.getByRole('button', { name: 'Edit Playlist' }).click()
    await stranger
      .getByRole('grid', { name: 'Songs in their order' })
      .getByRole('button', { name: /^Remove/ })
      .click()
    await stranger.getByRole('dialog', { name: 'Remove Song?' }).waitFor()
    await stranger.getByRole('button', { name: 'Cancel' }).click()
    await stranger.getByRole('button', { name: 'Finish' }).click()
    await stranger.getByRole('link', { name: 'Sing from the start' }).click()
    await stranger.waitForURL(`**/songs/${song}/game?playlist=**`)

    await page.goto('/playlists/01900000-0000-7000-8000-ffffffffffff')
    await page.waitForURL('**/not-found')
  })
})
