import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults, useBrowser, visitor } from './browser'
import { pressByKeyboard, tabTo } from './by-keyboard'
import { signedInEditor } from './editor'
import { password, said } from './people'
import { resize } from './resize'
import { callAs, newClass, signedInAs } from './school'

useBrowser()

const named = (where: Page, role: 'button' | 'link', name: string) =>
  where.getByRole(role, { name, exact: true })

test('by keyboard an admin finds somebody, closes and opens the account, exports it, hands a class over, and reads the log', async () => {
  const [admin, teacher, next] = [
    await visitor({ viewport: { width: 820, height: 1180 } }),
    await visitor(),
    await visitor(),
  ]
  await signedInEditor(admin, 'admin')
  const email = await signedInAs(teacher, 'teacher')
  await signedInAs(next, 'teacher')
  const name = async (page: typeof teacher, givenName: string) => {
    const me = await callAs(page, 'GET', '/api/users/me')
    await callAs(page, 'PATCH', `/api/users/${me.id}`, { givenName, familyName: 'Quintero' })
  }
  await name(teacher, 'Ínigo')
  await name(next, 'Marta')
  await newClass(teacher, '5b')

  await admin.goto('/home')
  await pressByKeyboard(admin, named(admin, 'button', 'Menu'))
  await pressByKeyboard(admin, named(admin, 'link', 'School'))
  await tabTo(admin, admin.getByLabel('Name, username or email'))
  await admin.keyboard.type('inigo quintero')
  await admin.keyboard.press('Enter')
  await admin.getByText('1 person').waitFor()
  expect(await accessibilityFaults(admin)).toEqual([])
  await pressByKeyboard(admin, named(admin, 'link', 'Ínigo Quintero'))
  await admin.getByRole('heading', { name: 'Ínigo Quintero' }).waitFor()
  expect(await accessibilityFaults(admin)).toEqual([])

  /** Does something about the person for a reason, all by keyboard. */
  const does = async (deed: string, reason: string) => {
    await pressByKeyboard(admin, named(admin, 'button', deed))
    const dialog = admin.getByRole('dialog', { name: deed })
    await dialog.waitFor()
    expect(await accessibilityFaults(admin)).toEqual([])
    // Without a reason nothing is done.
    await pressByKeyboard(admin, dialog.getByRole('button', { name: deed, exact: true }))
    await dialog.getByText('is required').waitFor()
    await tabTo(admin, dialog.getByLabel('Reason', { exact: true }))
    await admin.keyboard.type(reason)
    await pressByKeyboard(admin, dialog.getByRole('button', { name: deed, exact: true }))
  }
  await does('Close account', 'They have left')
  await said(admin, 'The account is closed.')
  await admin.getByText('They have left the school').waitFor()
  // Whoever sits there is logged out, and told why as they come back.
  await teacher.goto('/login')
  await teacher.getByLabel('Email').fill(email)
  await teacher.getByLabel('Password', { exact: true }).fill(password)
  await teacher.getByRole('button', { name: 'Login', exact: true }).click()
  await said(teacher, 'This account was closed. Ask your school.')
  // The address leads back to the same person.
  await admin.reload()
  await does('Open again', 'It was')
  await said(admin, 'The account is open again.')
  const download = admin.waitForEvent('download')
  await does('Export', 'Their family')
  expect((await download).suggestedFilename()).toMatch(/\.json$/)
  await said(admin, 'The file is saved.')

  await pressByKeyboard(admin, named(admin, 'button', 'Hand over classes'))
  const dialog = admin.getByRole('dialog', { name: 'Hand over classes' })
  await tabTo(admin, dialog.getByLabel('Find the teacher'))
  await admin.keyboard.type('marta quint')
  await expect.poll(() => dialog.getByLabel('To').locator('option').count()).toBe(2)
  await tabTo(admin, dialog.getByLabel('To'))
  await admin.keyboard.type('Marta')
  await tabTo(admin, dialog.getByLabel('Reason', { exact: true }))
  await admin.keyboard.type('They have left')
  expect(await accessibilityFaults(admin)).toEqual([])
  await pressByKeyboard(admin, dialog.getByRole('button', { name: 'Hand over classes' }))
  await said(admin, '1 class was handed over.')

  await pressByKeyboard(admin, named(admin, 'link', 'What was done, in the log'))
  const row = (text: string) => admin.getByRole('row').filter({ hasText: text })
  await row('Account closed').filter({ hasText: 'They have left the school' }).waitFor()
  await row('Data exported').waitFor()
  expect(await accessibilityFaults(admin)).toEqual([])
  await pressByKeyboard(admin, named(admin, 'button', 'Show everything'))
  await row('Class handed over').filter({ hasText: '5b' }).first().waitFor()
  await resize(admin, { width: 360, height: 800 })
  expect(await admin.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  // Back leads to what was shown before.
  await admin.goBack()
  await admin.getByText('Only some of it is shown.').waitFor()
}, 120_000)

test('an admin archives a class, allows a teacher more pupils, and finds that among the rules beside the data sheet', async () => {
  const admin = await visitor({ viewport: { width: 1280, height: 900 } })
  const teacher = await visitor()
  await signedInEditor(admin, 'admin')
  await signedInAs(teacher, 'teacher')
  const me = await callAs(teacher, 'GET', '/api/users/me')
  await callAs(teacher, 'PATCH', `/api/users/${me.id}`, {
    givenName: 'Odile',
    familyName: 'Nkemelu',
  })
  await newClass(teacher, '8d')

  const isReadable = async () => {
    expect(await accessibilityFaults(admin)).toEqual([])
    await resize(admin, { width: 360, height: 800 })
    expect(await admin.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await resize(admin, { width: 1280, height: 900 })
  }
  await admin.goto('/school/classes?q=nkemelu')
  const row = admin.getByRole('row').filter({ hasText: '8d' })
  await row.getByRole('button', { name: 'Archive class' }).click()
  const archiving = admin.getByRole('dialog', { name: 'Archive class' })
  await archiving.getByLabel('Reason', { exact: true }).selectOption('left')
  await archiving.getByRole('button', { name: 'Archive class' }).click()
  await said(admin, 'Class archived.')
  await row.getByRole('button', { name: 'Bring class back' }).waitFor()
  await isReadable()

  await admin.goto(`/school?person=${me.id}`)
  await named(admin, 'button', 'Allow more pupils').click()
  const allowing = admin.getByRole('dialog', { name: 'Allow more pupils' })
  await allowing.getByLabel('In all').fill('3000')
  await allowing.getByLabel('Reason', { exact: true }).selectOption('asked')
  await isReadable()
  await allowing.getByRole('button', { name: 'Allow more pupils' }).click()
  await said(admin, 'Saved.')

  await named(admin, 'link', 'Rules').click()
  await admin.getByRole('row').filter({ hasText: 'Odile Nkemelu' }).getByText('3,000').waitFor()
  await isReadable()
  await named(admin, 'link', 'Data sheet').click()
  await admin.getByRole('rowheader').filter({ hasText: 'Rosters' }).waitFor()
  await isReadable()
}, 120_000)
