import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { keepDraft } from './authoring'
import { accessibilityFaults, still, useBrowser, visitor } from './browser'
import { signedInEditor } from './editor'
import { mailedLink, said, signedIn } from './people'
import { callAs } from './school'

useBrowser()

const held = 'Hidden after a report. Editors decide whether it is shown again.'

const published = async (page: Page) => {
  const { id, version } = await keepDraft(page, 'La broma fea', 6)
  const body = { version, hasRights: true, settings: { isPublished: true } }
  await callAs(page, 'PATCH', `/api/conversations/${id}`, body)
  return `/conversations/${id}`
}

/** What the page is called that somebody finds at an address. */
const found = async (page: Page, path: string) => {
  await page.goto(path)
  return page.locator('main h1').textContent()
}

test('a conversation is reported from its page, hidden from others at once, and given back by an editor', async () => {
  const [author, reader, third, editor] = [
    await visitor(),
    await visitor(still),
    await visitor(),
    await visitor(still),
  ]
  const [, email] = await Promise.all([signedIn(author), signedIn(reader), signedInEditor(editor)])
  await reader.goto(await mailedLink(email, 'email-verify'))
  await said(reader, 'Thank you. Your email address is confirmed.')
  const path = await published(author)

  await reader.goto(path)
  const help = reader.getByRole('dialog', { name: 'Help' })
  await expect
    .poll(
      async () => {
        await reader.keyboard.press('?')
        return help.isVisible()
      },
      { timeout: 20_000 },
    )
    .toBe(true)
  await help.getByRole('link', { name: 'Report this page' }).click()
  const reason = reader.getByLabel('Reason')
  await expect
    .poll(() => reason.evaluate(field => field === document.activeElement), { timeout: 20_000 })
    .toBe(true)
  expect(await reader.getByLabel('Address of the page').inputValue()).toBe(`${path}/la-broma-fea`)
  await reason.selectOption('Hurtful or unfit for school')
  await reader.getByLabel('Comment').fill('It laughs at a boy of our class.')
  await reader.getByRole('button', { name: 'Send report' }).click()
  await said(reader, 'Thank you. An editor will look at it.')
  expect(await reason.inputValue()).toBe('')
  expect(await accessibilityFaults(reader), 'the form').toEqual([])

  expect(await found(third, path)).toBe('Uh oh.')
  await author.goto(path)
  await said(author, held)
  expect(await author.locator('main h1').textContent()).toBe('La broma fea')

  const { id } = await callAs(author, 'POST', '/api/playlists', { name: 'Libro copiado' })
  const report = { page: `/playlists/${id}`, reason: 'copyright' }
  await callAs(reader, 'POST', '/api/reports', report)
  expect(await found(third, report.page)).toBe('Uh oh.')
  await author.goto(report.page)
  await said(author, held)

  await editor.goto('/editor')
  await editor.getByRole('link', { name: /^Reports \(\d+\)$/ }).click({ timeout: 20_000 })
  const card = editor.getByRole('article', { name: 'La broma fea' })
  await card.getByText('It laughs at a boy of our class.').waitFor({ timeout: 20_000 })
  await card.getByText('Hidden', { exact: true }).waitFor()
  expect(await accessibilityFaults(editor), 'the reports').toEqual([])
  await card.getByRole('button', { name: 'Keep: La broma fea' }).click()
  await said(editor, 'It is kept, and everyone sees it.')
  await card.waitFor({ state: 'detached' })
  expect(await found(third, path)).toBe('La broma fea')

  await editor.getByRole('link', { name: 'Decided' }).click()
  await card.getByText(/^Kept by /).waitFor({ timeout: 20_000 })
  await card.getByRole('button', { name: 'Hide: La broma fea' }).click()
  await said(editor, 'It is hidden.')
  await card.getByText(/^Hidden by /).waitFor({ timeout: 20_000 })
  expect(await found(third, path)).toBe('Uh oh.')
})
