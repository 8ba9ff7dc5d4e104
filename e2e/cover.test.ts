import { expect, test } from 'vitest'
import { keepDraft, storedDraft } from './authoring'
import { accessibilityFaults, useBrowser, visitor } from './browser'
import { said, signedIn } from './people'

useBrowser()

test('an author chooses a scene by keyboard on a phone; the page of the conversation shows and says it', async () => {
  const page = await visitor({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' })
  await signedIn(page)
  const { id, shortid } = await keepDraft(page, 'La silla del parque', 4)
  await page.goto(`/convo/${shortid}/edit`)
  await said(page, 'Autosave on.')
  await page.getByText('Pictures', { exact: true }).click()
  const ways = page.getByRole('group', { name: 'Cover' })
  await ways.getByLabel('Speech bubbles').focus()
  await page.keyboard.press('ArrowDown')
  const picture = ways.getByRole('img', { name: 'Park: chair, sun' })
  await picture.waitFor()
  await expect
    .poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  await ways.getByLabel('Find a thing').fill('cup')
  await ways.getByRole('button', { name: 'cup', exact: true }).press('Enter')
  await expect
    .poll(() => storedDraft(page, id), { timeout: 20_000 })
    .toMatchObject({ scene: 'park~chair~sun~cup', sceneBy: 'author' })
  expect(await accessibilityFaults(page), 'dark').toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.emulateMedia({ colorScheme: 'light' })
  // Colours fade from one theme into the other.
  await expect.poll(() => accessibilityFaults(page), { timeout: 20_000 }).toEqual([])

  await page.goto(`/conversations/${id}/`)
  const cover = page.getByRole('img', { name: 'Park: chair, sun, cup' })
  await cover.waitFor()
  expect(await cover.getAttribute('src')).toBe(`/art/covers/es/${id}~park~chair~sun~cup.svg`)
})
