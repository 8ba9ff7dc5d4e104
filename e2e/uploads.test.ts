import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { samplePicture } from '../packages/server/src/testing/school/sample-files'
import { useBrowser, visitor } from './browser'
import { accountMenu, said, signedIn } from './people'

useBrowser()

const menuPicture = (page: Page) => accountMenu(page).locator('img')
const addressOf = (page: Page) => menuPicture(page).getAttribute('src')
const isDrawn = (page: Page) =>
  menuPicture(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)

/** Whether a page's browser can show a picture, as an element that sends no headers of ours. */
const shows = (page: Page, address: string) =>
  page.evaluate(
    from =>
      new Promise<boolean>(resolve => {
        const image = new Image()
        image.addEventListener('load', () => resolve(true))
        image.addEventListener('error', () => resolve(false))
        image.src = from
      }),
    address,
  )

test('an own picture is uploaded, shown everywhere, and taken away', async () => {
  const page = await visitor()
  await signedIn(page)
  await page.goto('/account')
  const field = page.getByLabel('New picture').and(page.locator('input'))
  await expect.poll(() => field.isEnabled(), { timeout: 20_000 }).toBe(true)
  expect(await addressOf(page)).toContain('/art/portraits/')

  await field.setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg/>'),
  })
  await said(page, 'This is not a picture that we can read. Use PNG, JPEG or WebP.')
  const huge = Buffer.alloc(5_000_001)
  await field.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: huge })
  await said(page, 'This file is too large. It may have at most 5 MB.')

  const picture = await samplePicture(600, 400)
  await field.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
  await said(page, 'Picture updated.')
  await expect.poll(() => addressOf(page)).toMatch(/^\/media\/[\w-]{32}\/small$/)
  await expect.poll(() => isDrawn(page), { timeout: 20_000 }).toBe(true)
  const address = (await addressOf(page)) ?? ''
  // Others see it too.
  const other = await visitor()
  await other.goto('/healthz')
  expect(await shows(other, address)).toBe(true)

  await page.getByRole('button', { name: 'Remove picture' }).click()
  await said(page, 'Picture removed.')
  await expect.poll(() => addressOf(page)).toContain('/art/portraits/')
  expect((await fetch(inject('address') + address)).status).toBe(404)
})

test('a picture that nothing shows yet is seen by who uploaded it, in any element of a page', async () => {
  const page = await visitor()
  await signedIn(page)
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(await samplePicture())]))
  const answer = await fetch(`${inject('address')}/api/uploads?purpose=image`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  const { url } = (await answer.json()) as { url: string }
  const other = await visitor()
  await other.goto('/healthz')
  expect(await shows(other, url)).toBe(false)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Save' }).waitFor()
  await expect.poll(() => shows(page, url), { timeout: 20_000 }).toBe(true)
  // Whoever logs out sees it no more.
  await page.goto('/logout')
  await page.getByRole('link', { name: 'Sign Up' }).first().waitFor()
  await expect.poll(() => shows(page, `${url}?again`), { timeout: 20_000 }).toBe(false)
})
