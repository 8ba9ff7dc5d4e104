import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults, useBrowser, visitor } from './browser'
import { newSong, signedInEditor } from './editor'
import { atHome, said, signedIn } from './people'
import { resize } from './resize'
import { signedInAs } from './school'

useBrowser()

const wait = { timeout: 20_000 }
const gate = 'You must be logged in as an editor to use this page.'
const dialog = (page: Page) => page.locator('dialog:modal')
/** Presses the button that sends the form of the page or of the open dialog, once the page has been taken over. */
const send = (within: ReturnType<Page['locator']>) =>
  within.locator('button[type=submit]:enabled').click()

/** Looks at a page in both themes and on a phone: nothing may be at fault, nothing wider than the screen. */
async function lookAround(page: Page): Promise<void> {
  for (const theme of ['dark', 'light']) {
    await page.evaluate(name => {
      document.documentElement.dataset.theme = name
    }, theme)
    expect(await accessibilityFaults(page)).toEqual([])
  }
  await resize(page, { width: 360, height: 740 })
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await resize(page, { width: 1280, height: 860 })
}

test('whoever is no editor is stopped at every page of the editor, and nothing closes the dialog', async () => {
  const editor = await visitor()
  await signedInEditor(editor)
  const { id } = await newSong(editor, [])
  const [nobody, user, teacher] = [await visitor(), await visitor(), await visitor()]
  await signedIn(user)
  await signedInAs(teacher, 'teacher')
  const ofSong = ['', '/timesync', '/addlyrics', '/wordlists'].map(
    end => `/editor/songs/${id}${end}`,
  )
  for (const address of ['/editor', '/editor?tab=words', ...ofSong]) {
    for (const page of [nobody, user, teacher]) {
      await page.goto(address)
      await dialog(page).getByText(gate, { exact: true }).waitFor(wait)
      await page.keyboard.press('Escape')
      await page.mouse.click(4, 4)
      expect(await dialog(page).count()).toBe(1)
    }
  }
  expect(await accessibilityFaults(nobody)).toEqual([])
  await nobody.goto('/editor?tab=words')
  await dialog(nobody).getByRole('link', { name: 'Login', exact: true }).click()
  await nobody.waitForURL(url => url.searchParams.get('redirect') === '/editor?tab=words')
  await dialog(user).getByRole('link', { name: 'Sign Up', exact: true }).click()
  await atHome(user)
  await user.getByRole('button', { name: 'Menu', exact: true }).click()
  await user.getByRole('link', { name: 'Account', exact: true }).first().waitFor()
  expect(await user.getByRole('link', { name: 'Editor', exact: true }).count()).toBe(0)
})

/** Letters that no word before has had, without a vowel. */
const newLetters = () =>
  Array.from({ length: 6 }, () => 'bcdfgklmprst'.charAt(Math.random() * 12)).join('')

test('an editor makes a Chinese word, finds it by its sound, and mends it', async () => {
  const page = await visitor()
  await signedInEditor(page)
  const end = newLetters()
  await page.goto('/editor')
  const tabs = page.getByRole('navigation', { name: 'What to edit' })
  await tabs.getByRole('link', { name: 'Words', exact: true }).click()
  const search = page.getByRole('search')
  await search.getByLabel('Language', { exact: true }).selectOption('Chinese')
  await send(search)
  await page.getByText('Text is required').waitFor(wait)
  await search.getByLabel('Text', { exact: true }).fill(`中文${end}`)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'No Words Found' }).waitFor(wait)
  await lookAround(page)

  await page.getByRole('button', { name: 'Create Word' }).last().click()
  const pinyin = dialog(page).getByLabel('Pinyin')
  await expect.poll(() => pinyin.inputValue(), wait).toBe(`zhōngwén ${end}`)
  await send(dialog(page))
  await dialog(page).getByText('Translation is required').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog(page).getByLabel('Translation').fill('Chinese')
  await send(dialog(page))
  await said(page, 'Word created.')
  await expect.poll(() => dialog(page).count(), wait).toBe(0)

  for (const sound of ['zhongwen', 'zhong1wen2', 'zhōngwén']) {
    const typed = sound + end
    await search.getByLabel('Text', { exact: true }).fill(typed)
    await page.keyboard.press('Enter')
    await page.waitForURL(url => url.searchParams.get('text') === typed)
    await page.getByText('1 word found').waitFor(wait)
  }
  await page.getByRole('button', { name: `Edit: 中文${end}` }).focus()
  await page.keyboard.press('Enter')
  await dialog(page).getByLabel('Translation').fill('the Chinese language')
  await dialog(page).getByLabel('Pinyin').fill(`zhōng wén ${end}`)
  await page.keyboard.press('Enter')
  await said(page, 'Word updated.')
  await page.getByText('the Chinese language').waitFor(wait)
  await page.getByText(`zhōng wén ${end}`, { exact: true }).waitFor(wait)
  await lookAround(page)
  await page.reload()
  await page.getByText('the Chinese language').waitFor(wait)
})

test('an editor makes a song by its video, and finds it', async () => {
  const page = await visitor()
  await signedInEditor(page)
  await page.goto('/editor')
  await page.getByRole('button', { name: 'Create Song' }).first().click()
  const song = dialog(page)
  await song.getByLabel('Language', { exact: true }).selectOption('Chinese')
  await song.getByLabel('YouTube id or address').fill('https://youtu.be/dQw4w9WgXcQ')
  await song.getByText('Videos cannot be looked up here').waitFor(wait)
  const title = `月亮${process.pid}`
  await song.getByLabel('Title', { exact: true }).fill(title)
  await song.getByLabel('Artist', { exact: true }).fill('邻居')
  await expect
    .poll(() => song.getByLabel('Title pinyin').inputValue(), wait)
    .toBe(`yuèliàng ${process.pid}`)
  await expect.poll(() => song.getByLabel('Artist pinyin').inputValue(), wait).toBe('línjū')
  await send(song)
  await song.getByText('Duration in seconds must be a number, 0 or more').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await song.getByLabel('Duration in seconds').fill('213')
  await send(song)
  await said(page, 'Song created.')
  await page.waitForURL('**/editor/songs/*')

  await page.goto('/editor')
  const search = page.getByRole('search')
  await search.locator('button[type=submit]:enabled').waitFor(wait)
  await search.getByLabel('Title or artist').fill('a'.repeat(31))
  await page.keyboard.press('Enter')
  await page.getByText('Must be 30 characters or less', { exact: true }).waitFor(wait)
  await search.getByLabel('How many at most').fill('201')
  await send(search)
  await page.getByText('must be a whole number from 0 to 200').waitFor()
  await search.getByLabel('Title or artist').fill(title)
  await search.getByLabel('How many at most').fill('20')
  await search.getByLabel('Language', { exact: true }).selectOption('Chinese')
  await search.getByLabel('Curated').selectOption('Not curated')
  await send(search)
  await page.getByText('1 song found').waitFor(wait)
  await lookAround(page)
  await page.getByRole('link', { name: new RegExp(title) }).click()
  await page.waitForURL('**/editor/songs/*')
})
