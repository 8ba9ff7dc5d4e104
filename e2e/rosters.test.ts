import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  rosterFilesOf,
  rosterRow,
  rosterZip,
} from '../packages/server/src/testing/rosters/roster-zip'
import { accessibilityFaults, isFaultlessInBothThemes, useBrowser, visitor } from './browser'
import { pressByKeyboard } from './by-keyboard'
import { signedInEditor } from './editor'
import { mailedLink, said } from './people'
import { signedInAs } from './school'

useBrowser()

const { person, class: classOf, enrolment } = rosterRow

const choose = (page: Page, bytes: Uint8Array) =>
  page.getByLabel('OneRoster file').setInputFiles({
    name: 'roster.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(bytes),
  })

const isWithin = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)

test('an admin reads a roster and applies it; a teacher makes the classes and prints cards', async () => {
  const [admin, teacher] = [
    await visitor({ viewport: { width: 360, height: 780 } }),
    await visitor({ viewport: { width: 360, height: 780 } }),
  ]
  await signedInEditor(admin, 'admin')
  const email = await signedInAs(teacher, 'teacher')
  await teacher.goto(await mailedLink(email, 'email-verify'))
  await said(teacher, 'Thank you. Your email address is confirmed.')
  await admin.goto('/school/rosters')
  await said(admin, 'No roster was read yet.')
  expect(await accessibilityFaults(admin)).toEqual([])

  // A wrong file changes nothing, and is told with what is wrong inside it.
  await choose(admin, rosterZip({ files: {}, modes: { users: 'bulk' } }))
  await admin.getByText('A file is missing in the ZIP. (users.csv) Nothing was changed.').waitFor()
  const nameless = {
    ...rosterFilesOf({ people: [], classes: [], enrolments: [] }),
    users: [['sourcedId']],
  }
  await choose(admin, rosterZip({ files: nameless }))
  await admin
    .getByText('A column is missing. (users.csv: enabledUser) Nothing was changed.')
    .waitFor()
  await choose(admin, new Uint8Array([1, 2, 3]))
  await admin.getByText('This is not a ZIP file that can be read. Nothing was changed.').waitFor()
  await said(admin, 'No roster was read yet.')

  const names = ['Zoë|O’Neil', '=1+1|Ax', '王小明|', 'Mia|Roth']
  const people = names.map((name, at) => person(`s${at}`, 'student', name))
  const files = rosterFilesOf({
    people: [person('t1', 'teacher', 'Ana|Ruiz', email), ...people],
    classes: [classOf('c1', 'French 7b')],
    enrolments: [
      enrolment('t1@c1', 'teacher'),
      ...[0, 2, 3].map(at => enrolment(`s${at}@c1`, 'student')),
    ],
  })
  await choose(
    admin,
    rosterZip({
      files: {
        ...files,
        academicSessions: [
          ['sourcedId', 'endDate'],
          ['t1', '2099-07-31'],
        ],
      },
    }),
  )
  await admin.getByText('Read, not applied').first().waitFor()
  await admin.getByText('1 fault', { exact: true }).click()
  await said(admin, 'No name')
  await admin.getByText('Class by class').click()
  await admin.getByText('users.csv, line 4').waitFor()
  // What was read is there after a reload, and in the address.
  await admin.reload()
  await admin.getByText('Read, not applied').first().waitFor()
  expect(await isWithin(admin)).toBe(true)
  await isFaultlessInBothThemes(admin, '/school/rosters')
  await pressByKeyboard(admin, admin.getByRole('button', { name: 'Apply', exact: true }))
  await expect.poll(() => admin.getByText('Applied', { exact: true }).count()).toBe(2)

  await teacher.goto('/classes')
  await said(teacher, 'Your school has 1 class for you.')
  await isFaultlessInBothThemes(teacher, '/classes')
  expect(await isWithin(teacher)).toBe(true)
  await teacher.getByRole('button', { name: 'Make them' }).dblclick()
  await said(teacher, '1 class is ready.')
  await said(teacher, '3 pupils added.')
  await teacher.getByRole('link', { name: 'Print cards of French 7b' }).click()
  await teacher.waitForURL(/\/cards$/)
  await teacher.getByRole('button', { name: 'Show', exact: true }).click()
  await teacher.getByText('Zoë O’Neil').first().waitFor()

  // The same again: nothing in it changes anything.
  await choose(
    admin,
    rosterZip({
      files: {
        ...files,
        academicSessions: [
          ['sourcedId', 'endDate'],
          ['t1', '2099-07-31'],
        ],
      },
    }),
  )
  await said(admin, 'Nothing in it changes anything.')
  expect(await admin.getByRole('button', { name: 'Apply', exact: true }).count()).toBe(0)

  // Several schools are told apart, whichever way their names are written.
  const schools = {
    ...rosterFilesOf({
      people: [],
      classes: [classOf('c8', 'French'), classOf('c9', 'French').with(5, 'o2')],
      enrolments: [enrolment('s0@c8', 'student'), enrolment('s0@c9', 'student')],
    }),
    orgs: [
      ['sourcedId', 'name'],
      ['o1', 'Hill School'],
      ['o2', 'مدرسة البحيرة'],
    ],
  }
  await choose(admin, rosterZip({ files: { ...schools, users: files.users } }))
  await admin.getByText('Class by class').click()
  for (const name of ['Hill School', 'مدرسة البحيرة'])
    await admin.locator('th bdi', { hasText: name }).waitFor()
  expect(await isWithin(admin)).toBe(true)
})
