import { expect, test } from 'vitest'
import { accessibilityFaults, useBrowser, visitor } from './browser'
import { newSong, signedInEditor } from './editor'
import { said } from './people'
import { callAs } from './school'

useBrowser()

test('a visitor finds a song through the tab, by keyboard, at 360 px in the dark', async () => {
  const page = await visitor({ colorScheme: 'dark', viewport: { width: 360, height: 740 } })
  await page.goto('/search/conversations?language=es&difficulty=A1', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Songs', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search/songs?language=es&difficulty=A1')
  await page.getByRole('heading', { level: 1, name: 'Search songs' }).waitFor()
  expect(await page.getByRole('combobox', { name: 'Language', exact: true }).inputValue()).toBe(
    'es',
  )
  expect(await page.getByRole('combobox', { name: 'Difficulty' }).inputValue()).toBe('beginner')
  const found = page.getByRole('status').filter({ hasText: /songs? found$/ })
  const count = async () => Number.parseInt((await found.textContent()) ?? '', 10)
  const beginners = await count()
  expect(beginners).toBeGreaterThan(0)

  // From field to field, without a mouse: any level, with a recording, and a word of the title.
  await page.getByRole('combobox', { name: 'Difficulty' }).focus()
  await page.keyboard.press('Home')
  await page.waitForURL('**/search/songs?language=es')
  await expect.poll(count).toBeGreaterThan(beginners)
  await page.getByRole('checkbox', { name: 'With recording' }).focus()
  await page.keyboard.press('Space')
  await page.waitForURL('**/search/songs?language=es&recording=true')
  await page.getByRole('searchbox', { name: 'Title or artist' }).focus()
  await page.keyboard.type('lúna')
  await page.waitForURL(/title=l%C3%BAna/)
  await said(page, '1 song found')
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  const card = page.getByRole('main').getByRole('article')
  expect(await card.textContent()).toContain('The moon in my cup')
  expect(await card.textContent()).toMatch(/0:3\d/)
  expect(await card.locator('img').getAttribute('src')).toMatch(/^\/art\/songs\/es\/.*~cup.*\.svg$/)
  await card.getByRole('link', { name: 'La luna en mi taza' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/songs/*/la-luna-en-mi-taza')
  await page.goBack()
  await page.waitForURL(/\/search\/songs\?.*title=/)

  await page.getByRole('searchbox', { name: 'Title or artist' }).fill('xyzzy')
  await said(page, '0 songs found')
  await page.getByText('Try another language or level.').waitFor()
  expect(await page.getByRole('link', { name: 'Create Song' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Playlists', exact: true }).click()
  await page.waitForURL('**/search/playlists?language=es&title=xyzzy')
})

test('songs stand on the landing page, on /home and in the menu, one of each language first', async () => {
  const page = await visitor()
  await page.goto('/')
  const learn = page.getByRole('region', { name: 'Learn with a song' })
  expect(await learn.getByRole('article').count()).toBe(3)
  await page.goto('/home')
  const row = page.getByRole('region', { name: 'Songs', exact: true })
  const languages = await row.getByRole('article').locator('[lang]').allTextContents()
  for (const language of ['Español', 'Français', '中文', 'Deutsch'])
    expect(languages).toContain(language)
  await row.getByRole('link', { name: 'See more Songs' }).click()
  await page.waitForURL('**/search/songs')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('link', { name: 'Find a song' }).click()
  await page.waitForURL('**/search/songs')
  expect((await page.request.get('/songs', { maxRedirects: 0 })).status()).toBeGreaterThanOrEqual(
    300,
  )
})

test('what somebody saves stands in their library, also what is not available now', async () => {
  const page = await visitor({ colorScheme: 'dark', viewport: { width: 360, height: 740 } })
  await signedInEditor(page)
  await page.goto('/library/songs')
  await page.getByRole('heading', { name: 'You have saved no songs yet.' }).waitFor()
  const { id } = await newSong(page, [], { title: 'Le phare', curated: true })
  await callAs(page, 'PUT', `/api/songs/${id}/saved`)
  const gone = '00000000-0000-7000-8000-000000000000'
  await page.route('**/api/songs/saved?**', async route => {
    const answer = await route.fetch()
    const told = (await answer.json()) as { saved: object[]; total: number }
    const saved = [...told.saved, { id: gone, song: null }]
    await route.fulfill({ response: answer, json: { ...told, saved, total: told.total + 1 } })
  })
  await page.reload()
  await said(page, '2 songs')
  await page.getByText('This song is not available at the moment.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  const save = page.getByRole('button', { name: 'Save: Le phare' })
  await save.click()
  await expect.poll(() => save.getAttribute('aria-pressed')).toBe('false')
  await page.unroute('**/api/songs/saved?**')
  await page.reload()
  await page.getByRole('heading', { name: 'You have saved no songs yet.' }).waitFor()
  await callAs(page, 'DELETE', `/api/songs/${id}`)
})
