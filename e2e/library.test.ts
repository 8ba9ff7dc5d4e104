import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { accessibilityFaults, isFaultlessInBothThemes, still, useBrowser, visitor } from './browser'
import { call } from './http'
import { accountMenu, logIn, newEmail, password, said, signedIn } from './people'
import { samplePlaylists, samplesIn } from './samples'

useBrowser()

const cards = (page: Page) => page.locator('main article')

/** Somebody with so many playlists, each of which holds a conversation: others are not offered empty ones. */
async function listMaker(count: number, word: string) {
  const email = newEmail()
  const { user, authToken } = await call<{ user: { username: string }; authToken: string }>(
    '/users',
    { email, password },
  )
  const { conversations } = await call<{ conversations: { id: string }[] }>(
    '/conversations?limit=1&language=de',
  )
  for (let number = 1; number <= count; number += 1) {
    const body = { name: `${word} ${number}`, description: 'To read aloud.', language: 'de' }
    const { id } = await call<{ id: string }>('/playlists', body, authToken)
    const first = { conversation_id: conversations[0]?.id }
    await call(`/playlists/${id}/conversations`, first, authToken)
  }
  return user
}

test('a visitor logs in on the way to the library, duplicates a conversation and finds the draft there', async () => {
  const email = newEmail()
  const { user } = await call<{ user: { username: string } }>('/users', { email, password })
  const page = await visitor()
  await page.goto('/library')
  await page.waitForURL('**/login?redirect=%2Flibrary')
  await logIn(page, email)
  await page.waitForURL('**/library/conversations')
  await said(page, 'You have no conversations yet.')
  await page.getByRole('link', { name: 'Playlists', exact: true }).click()
  await page.waitForURL('**/library/playlists')
  await said(page, "You haven't created any playlists yet.")
  await page.getByRole('main').getByRole('link', { name: 'Create New Playlist' }).waitFor()
  await page.goBack()
  await page.waitForURL('**/library/conversations')
  await said(page, 'You have no conversations yet.')

  await page.goto('/search/conversations?title=la%20silla%20verde')
  await cards(page).getByRole('link', { name: 'La silla verde' }).click()
  const original = page.getByRole('heading', { level: 1, name: 'La silla verde' })
  await original.waitFor()
  const address = page.url()
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await said(page, 'Conversation duplicated.')
  // The copy is opened where it is written.
  await page.waitForURL(/\/convo\/[^/]+\/edit$/)
  await page.getByRole('link', { name: 'View', exact: true }).click()
  await page.waitForURL(url => url.href !== address && url.pathname.endsWith('/la-silla-verde'))
  await said(page, 'DRAFT')
  const copy = page.url()
  // A page is rendered for a visitor first; its author finds the draft all the same.
  await page.reload()
  await said(page, 'DRAFT')
  expect(page.url()).toBe(copy)

  await accountMenu(page).click()
  await page.getByRole('link', { name: 'My Library' }).click()
  await page.waitForURL('**/library/conversations')
  await said(page, '1 conversation')
  expect(await cards(page).first().textContent()).toContain('DRAFT')

  const stranger = await visitor()
  await stranger.goto(copy)
  await stranger.waitForURL('**/not-found')
  await stranger.goto(`/users/${user.username}`)
  await stranger.getByRole('heading', { level: 1, name: 'User Profile' }).waitFor()
  await said(stranger, user.username)
  await said(stranger, 'Nothing is published yet.')
})

test('who is not logged in is asked to before a conversation is duplicated, and may go on reading', async () => {
  const page = await visitor()
  await page.goto('/search/conversations?title=la%20silla%20verde', { waitUntil: 'networkidle' })
  await cards(page).getByRole('link', { name: 'La silla verde' }).click()
  await page.getByRole('heading', { level: 1, name: 'La silla verde' }).waitFor()
  await page.getByRole('button', { name: 'Duplicate' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log Into Duologue' })
  await dialog.getByText('To duplicate this conversation, you need to log in.').waitFor()
  const login = await dialog.getByRole('link', { name: 'Login' }).getAttribute('href')
  expect(login).toMatch(/^\/login\?redirect=%2Fconversations%2F/)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
})

test('an author is a press away; a user who is not there is said to be missing', async () => {
  const page = await visitor()
  await page.goto('/search/conversations?language=es', { waitUntil: 'networkidle' })
  await cards(page).first().getByRole('link', { name: 'duologue' }).click()
  await page.waitForURL('**/users/duologue')
  await page.getByRole('heading', { level: 1, name: 'User Profile' }).waitFor()
  await said(page, `${samplesIn()} conversations`)
  await page.getByRole('link', { name: 'Playlists', exact: true }).click()
  await page.waitForURL('**/users/duologue/playlists')
  await said(page, `${samplePlaylists()} playlists`)
  await page.goto('/users/nobody-of-this-name')
  await page.waitForURL('**/not-found**')
  await said(page, 'User not found')
  expect((await fetch(`${inject('address')}/users/nobody-of-this-name`)).status).toBe(404)
})

test('the tabs of the search keep the query; playlists come ten at a time, and three on /home', async () => {
  // A word that no list of another try has.
  const word = `Vorlesen${process.hrtime.bigint()}`
  const { username } = await listMaker(12, word)
  const query = `?language=de&title=${word}`
  const page = await visitor()
  await page.goto(`/search/conversations${query}`, { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Playlists', exact: true }).click()
  await page.waitForURL(`**/search/playlists${query}`)
  await said(page, '12 playlists found')
  expect(await cards(page).locator('mark').first().textContent()).toBe(word)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => cards(page).count(), { timeout: 20_000 }).toBe(12)
  await said(page, 'That is all.')
  expect(await page.getByText('1 conversation', { exact: true }).count()).toBe(12)

  await page.getByLabel('Title', { exact: true }).fill('xyzzy')
  await said(page, '0 playlists found')
  await page.getByRole('heading', { name: 'No results found' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Create New Playlist' }).waitFor()
  await page.getByRole('link', { name: 'Conversations', exact: true }).click()
  await page.waitForURL('**/search/conversations?language=de&title=xyzzy')
  await said(page, '0 conversations found')
  // A tab is a page: Back returns to the one before. A filter is none.
  await page.goBack()
  await page.waitForURL('**/search/playlists?language=de&title=xyzzy')
  await said(page, '0 playlists found')
  await page.goBack()
  await page.waitForURL(`**/search/conversations${query}`)

  await page.goto('/home')
  const row = page.getByRole('region', { name: 'Popular Playlists' })
  expect(await row.locator('article').count()).toBe(3)
  await row.getByRole('link', { name: 'See more Popular Playlists' }).click()
  await page.waitForURL('**/search/playlists')
  await page.goto(`/users/${username}/playlists`)
  await said(page, '12 playlists')
})

test('no list has an accessibility fault in either theme, or scrolls sideways at 360 px', async () => {
  const { username } = await listMaker(1, 'Allein')
  const page = await visitor({
    viewport: { width: 360, height: 800 },
    ...still,
  })
  await signedIn(page)
  for (const path of [
    '/search/conversations?title=gracais',
    '/search/conversations?title=zzzz',
    '/search/playlists?title=allein',
    '/search/playlists?title=xyzzy',
    '/library/playlists',
    `/users/${username}/playlists`,
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await isFaultlessInBothThemes(page, path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360)
  }
})

test('a conversation is saved with one press, stands in the library, and says so when it is gone', async () => {
  const page = await visitor()
  const found = await call<{ conversations: { id: string; title: string }[] }>(
    '/conversations?language=fr&limit=1',
  )
  const { id, title } = found.conversations[0] ?? { id: '', title: '' }
  const author = await call<{ user: { id: string }; authToken: string }>('/users', {
    email: newEmail(),
    password,
  })
  const copy = await call(`/conversations/${id}/duplicate`, {}, author.authToken)
  await call(
    `/conversations/${copy.id}`,
    { title: 'Bientôt partie', hasRights: true, settings: { isPublished: true } },
    author.authToken,
    'PATCH',
  )
  await signedIn(page)
  const save = page.getByRole('button', { name: 'Save', exact: true })
  for (const one of [id, copy.id]) {
    await page.goto(`/conversations/${one}`)
    await expect.poll(() => save.getAttribute('aria-pressed')).toBe('false')
    await save.press('Enter')
    await expect.poll(() => save.getAttribute('aria-pressed')).toBe('true')
    await page.reload()
    await expect.poll(() => save.getAttribute('aria-pressed')).toBe('true')
  }
  await call(`/conversations/${copy.id}`, {}, author.authToken, 'DELETE')

  await page.goto('/library/conversations')
  await page.getByRole('link', { name: 'Saved', exact: true }).click()
  await said(page, '2 conversations')
  await said(page, 'This conversation is not available any more.')
  expect(await accessibilityFaults(page)).toEqual([])
  const kept = page.getByRole('button', { name: `Save: ${title}` })
  for (const pressed of ['false', 'true']) {
    await kept.click()
    await expect.poll(() => kept.getAttribute('aria-pressed')).toBe(pressed)
    await expect
      .poll(async () =>
        page.evaluate(async name => {
          const answer = await fetch(`/api/saved/${name}`, {
            headers: { authorization: localStorage.getItem('token') ?? '' },
          })
          return ((await answer.json()) as { isSaved: boolean }).isSaved
        }, id),
      )
      .toBe(pressed === 'true')
  }
  await page.getByRole('button', { name: 'Remove' }).click()
  await said(page, '1 conversation')
  await cards(page).getByRole('link', { name: title }).waitFor()
})
