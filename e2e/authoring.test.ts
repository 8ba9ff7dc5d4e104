import { expect, test } from 'vitest'
import { pasted, script, storedDraft, toneFile } from './authoring'
import { accessibilityFaults, useBrowser, visitor } from './browser'
import { draftedLines } from './draft-service'
import { beginDuel, playToTheEnd } from './duel'
import { said, signedIn } from './people'

useBrowser()

test('twelve lines are pasted, given a sound, published, and played in Battle Mode', async () => {
  const page = await visitor()
  // A visitor is led to the login, and by it back.
  await page.goto('/convo/create')
  await page.waitForURL(/\/login\?redirect=(%2F|\/)convo(%2F|\/)create$/)
  await signedIn(page)
  await page.goto('/convo/create')
  await page.getByRole('button', { name: 'Create Conversation' }).waitFor()
  expect(await accessibilityFaults(page), 'create').toEqual([])
  await page.getByRole('link', { name: /^Paste Script/ }).click()
  await page.getByLabel('Format').selectOption('Table')
  await page.getByLabel('Script', { exact: true }).fill(`${pasted}\nEva\tNo.\nnobody`)
  await said(page, 'Line 14 has no speaker.')
  await page.getByLabel('Lines of Eva').waitFor()
  expect(await page.getByRole('row').count()).toBe(13)
  expect(await accessibilityFaults(page), 'paste').toEqual([])
  // Nothing is sent before it is whole.
  await page.getByRole('button', { name: 'Create Conversation' }).click()
  await said(page, 'Title is required')
  await page.getByLabel('Title').fill('La silla libre')
  await page.getByLabel('Language', { exact: true }).selectOption('es')
  await page.getByRole('button', { name: 'Create Conversation' }).click()
  await page.waitForURL(/\/convo\/\w{8}\/edit$/)
  await said(page, 'Conversation created.')
  const shortid = page.url().split('/').at(-2) ?? ''
  await expect.poll(() => page.title()).toBe('Edit conversation: La silla libre · Duologue')

  // A sound for the first line.
  await page.getByRole('button', { name: 'More about line 1', exact: true }).click()
  await page.getByLabel('Upload audio').setInputFiles({
    name: 'line.wav',
    mimeType: 'audio/wav',
    buffer: toneFile(),
  })
  await page.getByRole('button', { name: 'Remove audio' }).waitFor({ timeout: 20_000 })
  await expect
    .poll(async () => (await storedDraft(page, shortid)).version, { timeout: 20_000 })
    .toBeGreaterThan(1)

  // What is missing is told; with it, it is published.
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  await said(page, 'Tick that you wrote this or may share it.')
  await said(page, 'Listening mode is off until every line has audio.')
  expect(await publish.isDisabled()).toBe(true)
  await page.getByLabel('I wrote this or may share it').check()
  await publish.click()
  await said(page, 'Conversation published.')
  await page.getByRole('button', { name: 'Unpublish' }).waitFor()
  const { id } = await storedDraft(page, shortid)

  // A visitor's play is not sent: a clock that is moved on by hand outruns the server's, which would not count it.
  const arena = await visitor()
  await arena.clock.install()
  await arena.goto(`/conversations/${id}/la-silla-libre/game`)
  await beginDuel(arena, 'Easy')
  await arena.getByRole('heading', { name: 'Round 1', exact: true }).waitFor()
  const answered = await playToTheEnd(arena, script, choice =>
    arena
      .getByRole('list', { name: 'Your answers' })
      .getByRole('button')
      .nth(choice - 1)
      .click(),
  )
  expect(answered).toBeGreaterThan(5)
  await arena.getByText('You win!').waitFor()
})

test('a draft is asked for, read line by line, and published as drafted with help', async () => {
  const page = await visitor()
  await signedIn(page)
  await page.goto('/convo/create')
  await page.getByRole('button', { name: /^Draft with help/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Language', { exact: true }).selectOption('es')
  await dialog.getByLabel('What they do or talk about').fill('find an umbrella')
  await dialog.getByLabel('Name of character 1').fill('Ana')
  await dialog.getByLabel('Name of character 2').fill('Luis')
  await dialog.getByLabel('Number of lines').selectOption('12')
  expect(await accessibilityFaults(page), 'dialog').toEqual([])
  await dialog.getByRole('button', { name: 'Draft', exact: true }).click()
  await said(page, '12 lines were drafted. Nothing is stored yet.')
  expect(await accessibilityFaults(page), 'what came').toEqual([])
  await page.getByLabel('Title').fill('El paraguas en la mesa')
  await page.getByRole('button', { name: 'Create Conversation' }).click()
  await page.waitForURL(/\/convo\/\w{8}\/edit$/)
  const shortid = page.url().split('/').at(-2) ?? ''

  // Nothing unread is published.
  await page.getByLabel('I wrote this or may share it').check()
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  await said(page, '12 drafted lines have not been read.')
  expect(await publish.isDisabled()).toBe(true)
  expect(await accessibilityFaults(page), 'editor').toEqual([])
  for (const place of draftedLines.keys())
    if (place > 0)
      await page.getByRole('checkbox', { name: `Read: line ${place + 1}`, exact: true }).check()
  await said(page, '1 drafted line has not been read.')
  // Whoever changes a line has read it.
  await page.getByLabel('Text of line 1', { exact: true }).fill('¿Has visto mi paraguas verde?')
  await publish.click()
  await said(page, 'Conversation published.')
  const { id } = await storedDraft(page, shortid)

  const reader = await visitor()
  await reader.goto(`/conversations/${id}/el-paraguas-en-la-mesa`)
  await reader.getByText('¿Has visto mi paraguas verde?').waitFor()
  await reader.getByText('Drafted with help.').waitFor()
})
