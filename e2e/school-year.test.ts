import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults, useBrowser, visitor } from './browser'
import { pressByKeyboard, tabTo } from './by-keyboard'
import { mailedLink, said } from './people'
import { callAs, newClass, signedInAs } from './school'

useBrowser()

/** A teacher whose address is confirmed. */
async function knownTeacher(options: Parameters<typeof visitor>[0], givenName: string) {
  const page = await visitor(options)
  const email = await signedInAs(page, 'teacher')
  await page.goto(await mailedLink(email, 'email-verify'))
  await said(page, 'Thank you. Your email address is confirmed.')
  const me = await callAs(page, 'GET', '/api/users/me')
  await callAs(page, 'PATCH', `/api/users/${me.id}`, { givenName, familyName: 'Ruiz' })
  return { page, email }
}

const named = (where: Page | Locator, role: 'button' | 'link' | 'dialog', name: string) =>
  where.getByRole(role, { name, exact: true })

/** Opens a dialog by keyboard, which then is as everybody can use it. */
async function openDialog(page: Page, opener: Locator, title: string): Promise<Locator> {
  await pressByKeyboard(page, opener)
  const dialog = named(page, 'dialog', title)
  await dialog.waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  return dialog
}

test('by keyboard alone a teacher adds pupils, prints their cards, and ends the year', async () => {
  const { page: teacher } = await knownTeacher({ viewport: { width: 820, height: 1180 } }, 'Ana')
  await teacher.addInitScript(() => {
    window.print = () => document.body.toggleAttribute('data-printed', true)
  })
  const id = await newClass(teacher, '5b 2026/27')
  await teacher.goto(`/classes/${id}/teacher?tab=students`)
  const list = async () => {
    const adding = await openDialog(teacher, named(teacher, 'button', 'Add pupils'), 'Add pupils')
    await tabTo(teacher, adding.getByLabel('Paste names, one on each line'))
    await teacher.keyboard.type('Mia Roth\nNoa Berg')
    await pressByKeyboard(teacher, named(adding, 'button', 'Check'))
    return adding
  }
  const adding = await list()
  await pressByKeyboard(teacher, named(adding, 'button', 'Add 2 pupils'))
  await said(teacher, '2 pupils added.')
  await pressByKeyboard(teacher, named(adding, 'link', 'Print cards'))
  await teacher.waitForURL(/\/cards\?pupils=/)
  expect(await accessibilityFaults(teacher)).toEqual([])
  await pressByKeyboard(teacher, named(teacher, 'button', 'Show'))
  await expect.poll(() => named(teacher, 'button', 'Print').isEnabled()).toBe(true)
  await pressByKeyboard(teacher, named(teacher, 'button', 'Print'))
  expect(await teacher.locator('body[data-printed]').count()).toBe(1)

  // Back: they are there, nothing is added again, and one card alone is ticked.
  await teacher.goBack()
  await named(teacher, 'button', 'Change Mia Roth').waitFor()
  expect(await teacher.getByRole('dialog').count()).toBe(0)
  await list()
  await said(teacher, '0 new ones, 2 already here, 0 to look at')
  await teacher.keyboard.press('Escape')
  await tabTo(teacher, teacher.getByLabel('Select the card of Noa Berg'))
  await teacher.keyboard.press('Space')
  await pressByKeyboard(teacher, named(teacher, 'link', 'Print 1 selected card'))
  await pressByKeyboard(teacher, named(teacher, 'button', 'Show'))
  await expect
    .poll(() => teacher.getByRole('listitem').filter({ hasText: 'Secret words' }).count())
    .toBe(1)

  const { page: eva, email } = await knownTeacher(
    { viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
    'Eva',
  )
  await callAs(teacher, 'POST', `/api/classes/${id}/teachers`, { email })
  await eva.goto('/classes')
  await pressByKeyboard(eva, named(eva, 'button', 'Accept the invitation to 5b 2026/27'))
  await said(eva, 'You teach this class now.')

  await teacher.goto('/classes')
  const ofYear = () => openDialog(teacher, named(teacher, 'button', 'End of year'), 'End of year')
  let year = await ofYear()
  const copyButton = named(year, 'button', 'Copy 5b 2026/27')
  const copying = await openDialog(teacher, copyButton, 'Copy for a new year')
  expect(await copying.getByLabel('Class name').inputValue()).toBe('5b 2027/28')
  await pressByKeyboard(teacher, named(copying, 'button', 'Copy'))
  await said(teacher, 'Class copied.')
  year = named(teacher, 'dialog', 'End of year')
  const archiving = await openDialog(
    teacher,
    named(year, 'button', 'Archive 5b 2026/27'),
    'Archive 5b 2026/27?',
  )
  await pressByKeyboard(teacher, named(archiving, 'button', 'Archive class'))
  await said(teacher, 'Class archived.')
  await expect.poll(() => year.getByRole('listitem').count()).toBe(1)

  await teacher.goto(`/classes/${id}/teacher?tab=settings`)
  const ask = async () => {
    const asking = await openDialog(
      teacher,
      named(teacher, 'button', 'Hand over'),
      'Hand this class over to Eva Ruiz?',
    )
    await pressByKeyboard(teacher, named(asking, 'button', 'Hand over'))
    await teacher.getByText(/^Eva Ruiz can accept until/).waitFor()
  }
  await ask()
  await pressByKeyboard(teacher, named(teacher, 'button', 'Take back'))
  await said(teacher, 'Nobody is asked any more.')
  await ask()
  expect(await accessibilityFaults(teacher)).toEqual([])
  await eva.goto('/classes')
  await said(eva, 'Ana Ruiz wants to hand 5b 2026/27 over to you.')
  expect(await accessibilityFaults(eva)).toEqual([])
  await pressByKeyboard(eva, named(eva, 'button', 'No, thanks: do not take over 5b 2026/27'))
  await said(eva, 'You said no.')
  await teacher.reload()
  await ask()
  await eva.goto('/classes')
  await pressByKeyboard(eva, named(eva, 'button', 'Take over 5b 2026/27'))
  await said(eva, 'The class is yours now.')
  await teacher.goto('/classes')
  await teacher.getByRole('link', { name: /5b 2027\/28/ }).waitFor()
  expect(await teacher.getByText('5b 2026/27').count()).toBe(0)
  const { pupils } = await callAs<{ pupils: object[] }>(eva, 'GET', `/api/classes/${id}/pupils`)
  expect(pupils).toHaveLength(2)
})

test('by keyboard alone, on a phone, a pupil goes to the class of another teacher, who is asked by its code', async () => {
  const phone = { viewport: { width: 360, height: 740 } }
  const { page: ana } = await knownTeacher(phone, 'Ana')
  const { page: eva } = await knownTeacher({ ...phone, colorScheme: 'dark' }, 'Eva')
  const [from, to] = [await newClass(ana, 'Reds'), await newClass(eva, 'Blues')]
  const rows = [{ given: 'Mia', family: 'Roth' }]
  await callAs(ana, 'POST', `/api/classes/${from}/pupils`, { rows }, crypto.randomUUID())
  const { joinCode } = await callAs<{ joinCode: string }>(eva, 'GET', `/api/classes/${to}`)
  await ana.goto(`/classes/${from}/teacher?tab=students`)
  const asking = await openDialog(ana, named(ana, 'button', 'Change Mia Roth'), 'Mia Roth')
  await tabTo(ana, asking.getByLabel('Code of the class'))
  await ana.keyboard.type('abc')
  await pressByKeyboard(ana, named(asking, 'button', 'Ask'))
  await said(ana, 'A code has eight letters.')
  await tabTo(ana, asking.getByLabel('Code of the class'))
  await ana.keyboard.press('ControlOrMeta+a')
  await ana.keyboard.type(joinCode.toLowerCase())
  await pressByKeyboard(ana, named(asking, 'button', 'Ask'))
  await said(ana, 'Asked.')

  await eva.goto(`/classes/${to}/teacher?tab=students`)
  await said(eva, 'Ana Ruiz asks to move Mia Roth into this class.')
  expect(await accessibilityFaults(eva)).toEqual([])
  await pressByKeyboard(eva, named(eva, 'button', 'Accept: Mia Roth'))
  await said(eva, 'The pupil is in this class now.')
  await named(eva, 'button', 'Change Mia Roth').waitFor()

  await ana.goto(`/classes/${from}/teacher?tab=students`)
  await named(ana, 'button', 'Add pupils').waitFor()
  expect(await ana.getByText('Mia Roth').count()).toBe(0)
})
