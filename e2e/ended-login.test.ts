import { expect, test } from 'vitest'
import { useBrowser, visitor } from './browser'
import { said } from './people'
import { newClass, signedInAs } from './school'

useBrowser()

test('a class whose fetch is refused leads to /login and back, and nothing of the ended session is kept', async () => {
  const page = await visitor()
  await signedInAs(page, 'teacher')
  const id = await newClass(page, 'Elsewhere logged out')
  await page.evaluate(() => localStorage.setItem('token', 'a-token-that-nobody-has'))
  await page.goto(`/classes/${id}/teacher`)
  await page.waitForURL(`**/login?redirect=%2Fclasses%2F${id}%2Fteacher`)
  await said(page, 'Your login has ended. Please log in again.')
  expect(await page.evaluate(() => [localStorage.getItem('user'), localStorage.getItem('token')]))
    // Both are gone, so that the next visit is a visitor's.
    .toEqual([null, null])
})
