import { expect, test } from 'vitest'
import { isFaultlessInBothThemes, useBrowser, visitor } from './browser'
import { said, signedIn } from './people'
import { callAs } from './school'

useBrowser()

const patient = { timeout: 20_000 }

test('a visitor opens a word of a song, logs in, puts it into Review, finds it there and takes it out', async () => {
  const page = await visitor()
  const found = await page.request.get('/api/songs/published?language=spanish&title=taza')
  const { songs } = (await found.json()) as { songs: { id: string }[] }
  const { id = '' } = songs[0] ?? {}
  await page.goto(`/songs/${id}`)
  const word = page.locator('[data-place="0"] button[data-from]').nth(1)
  const panel = page.getByRole('dialog')
  const openWord = () =>
    expect
      .poll(async () => {
        if ((await panel.count()) === 0) await word.click()
        return panel.count()
      }, patient)
      .toBe(1)
  await openWord()
  const login = panel.getByRole('link', { name: 'Log in to keep words.' })
  expect(await login.getAttribute('href')).toContain(`redirect=`)

  await signedIn(page)
  await page.goto(`/songs/${id}`)
  await openWord()
  await page.getByRole('button', { name: 'Practise this word' }).click()
  await said(page, 'Added to your review.')
  await isFaultlessInBothThemes(page, 'the panel of a word')
  await page.reload()
  await openWord()
  await said(page, 'In your review.')

  // It comes back tomorrow, as what was missed does; until it is taken out again.
  const kept = async () => {
    const told = await callAs<{ words: { state: string }[] }>(page, 'GET', `/api/learn/songs/${id}`)
    return told.words.length
  }
  expect(await kept()).toBe(1)
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('button', { name: 'Practise this word' }).waitFor()
  expect(await kept()).toBe(0)
})
