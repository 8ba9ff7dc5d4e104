import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { accessibilityFaults, useBrowser, visitor } from './browser'
import { said, signedIn } from './people'

useBrowser()

const slow = { timeout: 20_000 }

test('a list is found, made by pasting, edited, copied, exported and deleted', async () => {
  const page = await visitor()
  await page.goto('/pronunciation/search?language=es')
  await page.getByText(/^\d+ lists? found$/).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  const sample = page.getByRole('main').locator('article a').first()
  const title = await sample.textContent()
  await sample.click()
  await page.waitForURL(/\/pronunciation\/[\w-]{8}$/)
  await expect.poll(() => page.title(), slow).toBe(`${title} · Duologue`)
  await page.getByText('Easily confused').first().waitFor({ state: 'attached' })
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await said(page, 'To use this feature, you need to log in')

  await page.goto('/pronunciation/create')
  await page.waitForURL('**/login?redirect=%2Fpronunciation%2Fcreate')
  await signedIn(page)
  await page.goto('/pronunciation/search')
  await page.getByRole('main').getByRole('link', { name: 'Create New List' }).click()
  await page.getByRole('button', { name: /^Paste/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste items' })
  await dialog.getByLabel('Rows').fill('pero\tbut\nperro\tdog\npero\tbut\nperro\npero\ncaro\tdear')
  await said(page, '3 duplicates left out.')
  await dialog.getByRole('button', { name: 'Add 3 items' }).click()
  await page.getByRole('button', { name: 'Create List' }).click()
  await page.getByText('is required', { exact: true }).first().waitFor()
  await page.getByLabel('Title').fill('Erre')
  await page.getByLabel('Language', { exact: true }).selectOption('es')
  await page.getByRole('button', { name: 'More about item 1' }).click()
  await page.getByLabel('Easily confused with').selectOption('perro')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Create List' }).click()
  await said(page, 'New list created.')
  await page.waitForURL(/\/pronunciation\/[\w-]{8}$/)
  await said(page, 'DRAFT')
  await said(page, 'It takes 4 items to play.')
  expect(await page.getByRole('button', { name: 'Assign to Class' }).count()).toBe(0)

  // It is edited, saved by itself, and still there after a reload.
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('button', { name: 'Add Item' }).click()
  await page.getByLabel('Text of item 4').fill('carro')
  await page.getByLabel('Title').fill('Erre y ere')
  await said(page, 'List updated.')
  await page.reload()
  await page.getByRole('heading', { name: 'Erre y ere' }).waitFor(slow)
  await page.getByRole('button', { name: 'Play carro' }).waitFor()
  await page.getByRole('link', { name: 'Play: Erre y ere' }).waitFor()
  await page.getByRole('button', { name: 'Assign to Class' }).waitFor()

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('Erre y ere.csv')
  const rows = (await readFile(await file.path(), 'utf8')).replace(/^\uFEFF/, '').split('\r\n')
  expect(rows.slice(0, 3)).toEqual([
    'text,translation,pinyin,variants,contrast',
    'pero,but,,,perro',
    'perro,dog,,,pero',
  ])

  const first = page.url()
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await said(page, 'List duplicated.')
  await page.waitForURL(url => url.href !== first)
  await page.getByRole('button', { name: 'Delete' }).click()
  const asked = page.getByRole('dialog', { name: 'Delete List' })
  await asked.getByRole('textbox').fill('delete forever')
  await asked.getByRole('button', { name: 'Delete forever' }).click()
  await said(page, 'List deleted.')
  await page.waitForURL('**/pronunciation/search?own=1')
  await said(page, '1 list found')
})

test('two tabs that change the same item are asked which version stays', async () => {
  const page = await visitor({ colorScheme: 'dark', viewport: { width: 360, height: 740 } })
  await signedIn(page)
  await page.goto('/pronunciation/create')
  await page.getByLabel('Text of item 1').fill('mar')
  await page.getByLabel('Text of item 2').fill('más')
  await page.getByLabel('Title').fill('Mar')
  await page.getByLabel('Language', { exact: true }).selectOption('es')
  await page.getByRole('button', { name: 'Create List' }).click()
  await page.waitForURL(/\/pronunciation\/[\w-]{8}$/)
  const other = await page.context().newPage()
  await other.goto(page.url())
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: 'Edit', exact: true }).click()
    await tab.getByLabel('Text of item 1').waitFor()
  }
  await page.getByLabel('Text of item 1').fill('mayo')
  await said(page, 'List updated.')
  await other.getByLabel('Text of item 1').fill('marzo')
  const dialog = other.getByRole('dialog', { name: 'Changed in two places' })
  await other.getByRole('button', { name: 'Show both versions' }).click(slow)
  await dialog.waitFor(slow)
  expect(await accessibilityFaults(other)).toEqual([])
  await dialog.getByRole('button', { name: 'Keep yours' }).click()
  await said(other, 'List updated.')
  await other.getByRole('button', { name: 'Finish' }).click()
  await other.getByRole('button', { name: 'Play marzo' }).waitFor(slow)
  expect(await accessibilityFaults(other)).toEqual([])
  const width = await other.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(360)
})
