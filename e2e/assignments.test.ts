import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults, useBrowser, visitor } from './browser'
import { duelConversation, playToTheEnd } from './duel'
import { said } from './people'
import { callAs, joinClass, newClass, signedInAs } from './school'

useBrowser()

/** Presses Assign to Class until the page has been taken over and its dialog is there. */
const openAssign = (page: Page) =>
  expect
    .poll(
      async () => {
        const shown = page.locator('dialog:modal')
        if ((await shown.count()) === 0) {
          await page.getByRole('button', { name: 'Assign to Class' }).click()
          await shown.waitFor({ timeout: 2000 }).catch(() => undefined)
        }
        return shown.count()
      },
      { timeout: 20_000 },
    )
    .toBe(1)

/** What a button of the teacher's saves, as text. */
async function savedText(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ])
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}

test('a teacher assigns a game; a student plays it, another is late; the teacher sees both, and what was missed', async () => {
  const { path, dialogue } = await duelConversation()
  const conversation = path.replace(/\/game$/, '')
  const [teacher, student, late] = [await visitor(), await visitor(), await visitor()]
  await signedInAs(teacher, 'teacher')
  await signedInAs(student, 'student')
  await signedInAs(late, 'student')

  await teacher.goto(conversation)
  await openAssign(teacher)
  await said(teacher, "You haven't created any classes yet.")
  await teacher.getByRole('link', { name: 'Class Dashboard' }).click()
  await teacher.waitForURL('**/classes')
  const [first, second] = [await newClass(teacher, 'Monday'), await newClass(teacher, 'Tuesday')]
  await joinClass(student, first)
  await joinClass(late, first)

  await teacher.goto(conversation)
  await openAssign(teacher)
  await teacher.getByRole('button', { name: 'Assign', exact: true }).click()
  await said(teacher, 'Choose at least one class.')
  await teacher.getByRole('checkbox', { name: 'Monday' }).check()
  await teacher.getByRole('checkbox', { name: 'Tuesday' }).check()
  await teacher.getByLabel('Difficulty').selectOption('Easy')
  await teacher.getByLabel('Mode', { exact: true }).selectOption('Reading')
  await teacher.getByLabel('Requirement').selectOption('Score')
  await teacher.getByText('A win on Easy typically pays 20,000 points.').waitFor()
  await teacher.getByLabel('Requirement').selectOption('Play')
  expect(await accessibilityFaults(teacher)).toEqual([])
  await teacher.getByRole('button', { name: 'Assign', exact: true }).click()
  await teacher.getByRole('heading', { name: 'Assignment created.' }).waitFor()
  expect(await teacher.getByRole('link', { name: 'Open Tuesday' }).getAttribute('href')).toBe(
    `/classes/${second}/teacher`,
  )
  await teacher.getByRole('link', { name: 'Open Monday' }).click()
  const row = teacher.getByRole('row').filter({ hasText: 'La llave equivocada' })
  await row.getByText('0 of 2 done').waitFor()

  await student.goto(`/classes/${first}/student`)
  const own = student.getByRole('row').filter({ hasText: 'La llave equivocada' })
  await own.getByText('Open', { exact: true }).waitFor()
  await student.clock.install()
  await own.getByRole('link', { name: 'Open Assignment' }).click()
  await student.waitForURL('**/game?assignment=*')
  const address = new URL(student.url())
  const begin = async () => {
    await student.locator('dialog:modal').waitFor()
    expect(await student.getByRole('radio', { name: /^Easy/ }).count()).toBe(1)
    expect(await student.getByRole('radio', { name: /^(Normal|Hard|Listening)/ }).count()).toBe(0)
    await student.getByRole('button', { name: 'Next' }).click()
    await student.getByRole('button', { name: 'Start' }).click()
  }
  await begin()
  await playToTheEnd(student, dialogue, choice => student.keyboard.press(String(choice)))
  await said(student, 'New play saved.')
  await student.goto(`/classes/${first}/student`)
  await own.getByText('Done', { exact: true }).waitFor()

  const stranger = await visitor()
  await stranger.goto(address.pathname + address.search)
  await stranger.locator('dialog:modal').waitFor()
  await said(stranger, 'To play this assignment, log in or sign up.')
  const login = stranger.getByRole('dialog').getByRole('link', { name: 'Login' })
  expect(decodeURIComponent((await login.getAttribute('href')) ?? '')).toContain(address.search)

  await teacher.reload()
  await row.getByText('1 of 2 done').waitFor()
  await row.getByRole('checkbox').check()
  await teacher.getByRole('button', { name: 'Change due date' }).click()
  await teacher.getByRole('button', { name: 'Save' }).click()
  await said(teacher, 'Date due is the same.')
  await teacher.getByRole('button', { name: 'Change settings' }).click()
  await teacher.getByRole('button', { name: 'Save' }).click()
  await said(teacher, 'Mode, difficulty and requirement are the same.')
  await teacher.getByRole('button', { name: 'Change due date' }).click()
  await teacher.getByRole('textbox', { name: 'Due date' }).fill('2026-01-05')
  await teacher.getByRole('button', { name: 'Save' }).click()
  await said(teacher, 'This day is over. Choose today or a later day.')
  await teacher.getByRole('textbox', { name: 'Due date' }).fill('2099-01-05')
  await teacher.getByRole('button', { name: 'Save' }).click()
  await said(teacher, 'Date due changed.')
  // The date field knows days; the call knows moments, and this one is over at once.
  const body = { dateDue: new Date().toISOString(), timeZone: 'UTC' }
  await callAs(teacher, 'PATCH', `/api/assignments/${address.searchParams.get('assignment')}`, body)
  const isMissed = async () => {
    await teacher.reload()
    await row.getByText(/of 2 done/).waitFor()
    return row.getByText('1 of 2 done · 1 missed').count()
  }
  await expect.poll(isMissed, { timeout: 20_000 }).toBe(1)
  await row.getByRole('checkbox').check()

  await row.getByRole('button', { name: 'Details' }).click()
  const details = teacher.getByRole('dialog')
  await details.getByText('Done', { exact: true }).waitFor()
  await details.getByText('Missed', { exact: true }).waitFor()
  await details.getByText('1 play', { exact: true }).click()
  // The student's clock was wound on by hand: such a play counts as played, and for nothing else.
  await details.getByText('not counted here').waitFor()
  await details.getByText('Nobody has played a game that counts yet.').waitFor()
  expect(await accessibilityFaults(teacher)).toEqual([])
  await teacher.keyboard.press('Escape')
  await teacher.getByRole('link', { name: 'Results' }).click()
  await teacher.getByRole('row', { name: /0 of 1.*Missed/ }).waitFor()
  expect(await accessibilityFaults(teacher)).toEqual([])
  await teacher.getByRole('heading', { name: 'The class over time' }).waitFor()
  await teacher.getByText('Show as a table').click()
  await teacher.getByRole('row', { name: /1\s*1\s*–$/ }).waitFor()
  expect(await savedText(teacher, 'CSV')).toContain('La llave equivocada,Reading,Easy,Play')
  expect(await savedText(teacher, 'Excel')).toMatch(/^PK/)

  await teacher.getByRole('link', { name: 'Assignments', exact: true }).click()
  await teacher.getByRole('button', { name: 'Assign…' }).click()
  await teacher.getByRole('dialog').getByRole('link', { name: 'Find a conversation' }).waitFor()
  await teacher.keyboard.press('Escape')
  await teacher.getByRole('checkbox', { name: 'Select all assignments' }).check()
  await teacher.getByRole('button', { name: 'Delete', exact: true }).click()
  await teacher.getByRole('button', { name: 'Delete assignments' }).click()
  await said(teacher, 'Assignments deleted.')
  await said(teacher, 'Nothing is assigned to this class yet.')
})

test('a teacher assigns a whole playlist by keyboard; what is assigned already is said; a student is not offered it', async () => {
  const [teacher, student] = [await visitor(), await visitor()]
  await signedInAs(teacher, 'teacher')
  await signedInAs(student, 'student')
  const classId = await newClass(teacher, 'Wednesday')
  await joinClass(student, classId)
  const samples = '/api/conversations?language=es&limit=3'
  const { conversations } = await callAs<{ conversations: { id: string; title: string }[] }>(
    teacher,
    'GET',
    samples,
  )
  const { id } = await callAs(teacher, 'POST', '/api/playlists', { name: 'For Wednesday' })
  for (const one of conversations)
    await callAs(teacher, 'POST', `/api/playlists/${id}/conversations`, { conversation_id: one.id })
  await teacher.goto(`/playlists/${id}`)
  await openAssign(teacher)
  await expect.poll(() => teacher.getByRole('checkbox').count(), { timeout: 20_000 }).toBe(1)
  await teacher.keyboard.press('Escape')
  const opener = teacher.getByRole('button', { name: 'Assign to Class' })
  const hasFocus = () => opener.evaluate(shown => shown === document.activeElement)
  await expect.poll(hasFocus).toBe(true)
  for (const words of ['3 conversations assigned.', '0 conversations assigned.']) {
    await openAssign(teacher)
    await teacher.getByRole('button', { name: 'Assign', exact: true }).click()
    await said(teacher, words)
    if (words.startsWith('3'))
      await teacher.getByRole('heading', { name: 'Assignment created.' }).waitFor()
    else await teacher.getByText(/^Already assigned and not yet due: /).waitFor()
    expect(await accessibilityFaults(teacher)).toEqual([])
    await teacher.keyboard.press('Escape')
  }
  await student.goto(`/classes/${classId}/student`)
  await student.getByRole('link', { name: 'Open Assignment' }).nth(2).waitFor()
  expect(await student.getByRole('link', { name: 'Open Assignment' }).count()).toBe(3)
  await student.goto('/home')
  const next = student.getByRole('region', { name: 'What is next' })
  await next.getByRole('link', { name: 'Play' }).nth(2).waitFor()
  expect(await accessibilityFaults(student)).toEqual([])

  const [first] = conversations
  await student.goto(`/conversations/${first?.id}`)
  await student.getByRole('button', { name: 'Duplicate' }).waitFor()
  await expect
    .poll(() => student.getByRole('button', { name: 'Assign to Class' }).count(), {
      timeout: 20_000,
    })
    .toBe(0)
  await teacher.goto(`/conversations/${first?.id}`)
  const actions = () =>
    teacher
      .locator('article header')
      .locator('a, button')
      .filter({ hasText: /Assign to Class|Battle Mode/ })
      .allTextContents()
  await expect
    .poll(actions, { timeout: 20_000 })
    .toEqual([expect.stringContaining('Assign to Class'), expect.stringContaining('Battle Mode')])
  const stranger = await visitor()
  await stranger.goto(`/conversations/${first?.id}`)
  await openAssign(stranger)
  await stranger.getByRole('dialog').getByRole('link', { name: 'Login' }).waitFor()
})
