import { expect, inject, test } from 'vitest'
import { accessibilityFaults, useBrowser, visitor } from './browser'
import { accountMenu, newEmail, password, said, signedIn } from './people'
import { joinClass, newClass, signedInAs } from './school'

useBrowser()

const noAssignments = 'You have no assignments. Ask your teacher to assign games for this class.'

test('a teacher makes a class and shares its link; two students join, one signs up on the way', async () => {
  const teacher = await visitor({ permissions: ['clipboard-read', 'clipboard-write'] })
  const teacherEmail = await signedIn(teacher)
  await teacher.goto('/classes')
  await teacher.locator('dialog:modal').waitFor()
  await teacher.keyboard.press('Escape')
  await teacher.getByRole('button', { name: 'Teacher' }).click()
  await said(teacher, "You haven't created any classes yet.")
  await teacher.getByRole('button', { name: 'Create New Class' }).click()
  await teacher.getByRole('button', { name: 'Create', exact: true }).click()
  await said(teacher, 'Must enter class name.')
  await teacher.getByLabel('Class name').fill('Deutsch am Montag')
  await teacher.getByLabel('Language', { exact: true }).selectOption('German')
  await teacher.getByRole('button', { name: 'Create', exact: true }).click()
  await said(teacher, 'Class created.')
  await teacher.getByRole('link', { name: /Deutsch am Montag\s*German\s*0 students/ }).click()
  await teacher.waitForURL(/\/classes\/[\w-]{36}\/teacher$/)
  await teacher.getByRole('button', { name: 'Copy link' }).click()
  await said(teacher, 'Assignment link copied.')
  const link = await teacher.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(await teacher.getByLabel('Link to join').inputValue())

  const one = await visitor()
  await signedIn(one)
  await one.goto(link)
  await one.waitForURL('**/student')
  await one.getByRole('heading', { name: 'Deutsch am Montag' }).waitFor()
  await said(one, noAssignments)
  await said(one, teacherEmail)
  await one.getByRole('heading', { name: 'How does your teacher call you?' }).waitFor()
  expect(await accessibilityFaults(one)).toEqual([])
  await one.getByLabel('First name').fill('Ana')
  await one.getByLabel('Last name').fill('Ruiz')
  await one.getByRole('button', { name: 'Save' }).click()
  await said(one, 'Your teacher knows you as Ana Ruiz.')
  await one.getByRole('link', { name: 'Store', exact: true }).click()
  await one.waitForURL('**/shop?shop=*')
  await accountMenu(one).click()
  const menu = one.getByRole('navigation', { name: 'Your account' })
  await menu.getByRole('link', { name: 'Store' }).click()
  await one.waitForURL(/\/shop$/)

  const two = await visitor()
  await two.goto(link)
  const dialog = two.getByRole('dialog')
  await two.locator('dialog:modal').waitFor()
  await dialog.getByRole('link', { name: 'Sign Up' }).click()
  const email = newEmail()
  await two.getByLabel('Email').fill(email)
  await two.getByLabel('Password', { exact: true }).fill(password)
  await two.getByLabel('Repeat password').fill(password)
  await two.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await two.waitForURL('**/student')
  await said(two, noAssignments)
  await two.getByRole('button', { name: 'Skip' }).click()
  await two.getByRole('heading', { name: 'How does your teacher call you?' }).waitFor({
    state: 'detached',
  })
  await two.reload()
  await said(two, noAssignments)
  expect(await two.getByText('How does your teacher call you?').count()).toBe(0)

  await teacher.getByRole('link', { name: 'Students' }).click()
  await teacher.reload()
  await teacher.getByRole('row', { name: /^Select Ana Ruiz/ }).waitFor()
  const row = teacher.getByRole('row').filter({ hasText: email })
  await row.getByRole('button', { name: /^Change allowances/ }).click()
  await teacher.getByLabel('Time to answer').selectOption('2 times as long')
  await teacher.getByLabel(/^Relaxed timing/).check()
  await teacher.getByRole('button', { name: 'Save' }).click()
  await said(teacher, 'Allowances saved.')
  await row.getByText('2 times as long, no clock').waitFor()
  await row.getByRole('checkbox').check()
  await teacher.getByRole('button', { name: 'Delete', exact: true }).click()
  await teacher.getByRole('button', { name: 'Remove students' }).click()
  await said(teacher, 'Students deleted.')
  await row.waitFor({ state: 'detached' })
  await said(teacher, '0 selected')

  await two.reload()
  await two.waitForURL('**/classes')
  await two.getByRole('heading', { name: 'Cannot find class' }).waitFor()
  await said(two, 'This class may have been deleted.')
  await two.getByRole('dialog').getByRole('link', { name: 'Class Dashboard' }).click()
  await said(two, 'Ask your teacher for the link to join the class, or for its code.')
  const refusal = "Sorry, couldn't join this class. Ask your teacher if the link is correct."
  await two.goto(link)
  await said(two, refusal)

  await teacher.getByRole('button', { name: 'Renew link' }).click()
  await teacher.getByRole('dialog').getByRole('button', { name: 'Renew link' }).click()
  await said(teacher, 'The link was renewed.')
  await expect
    .poll(() => teacher.getByLabel('Link to join').inputValue(), { timeout: 20_000 })
    .toContain('?code=')
  const code =
    (await teacher.locator('p', { hasText: 'Code to join' }).locator('strong').textContent()) ?? ''
  await two.goto('/classes')
  await two.getByLabel('Code of a class').fill(code.toLowerCase())
  await two.keyboard.press('Enter')
  await two.waitForURL('**/student')
})

test('a teacher changes a class and deletes it by typing; nobody finds it any more', async () => {
  const [teacher, student] = [await visitor(), await visitor()]
  await signedInAs(teacher, 'teacher')
  await signedInAs(student, 'student')
  const id = await newClass(teacher, 'First name')
  await joinClass(student, id)
  await student.goto('/classes')
  await student.getByRole('link', { name: /First name\s*French\s*Taught by/ }).click()
  await student.waitForURL(`**/classes/${id}/student`)

  await teacher.goto(`/classes/${id}/teacher?tab=settings`)
  await teacher.getByLabel('Class name').fill('')
  await teacher.getByRole('button', { name: 'Save', exact: true }).click()
  await said(teacher, 'Must enter class name.')
  await teacher.getByLabel('Class name').fill('Second name')
  await teacher.getByLabel('Language', { exact: true }).selectOption('Spanish')
  await teacher.getByLabel('Scores').selectOption('Names')
  await teacher.getByRole('button', { name: 'Save', exact: true }).click()
  await said(teacher, 'Class edited.')
  await teacher.getByRole('heading', { name: 'Second name', level: 1 }).waitFor()
  await teacher.getByLabel('Title of the store').fill('The Treasure Chest')
  await teacher.getByRole('button', { name: 'Save title' }).click()
  await said(teacher, 'The title of the store was saved.')
  await student.goto('/shop')
  await student.getByRole('heading', { name: 'The Treasure Chest', level: 1 }).waitFor()
  await expect
    .poll(() => student.title(), { timeout: 20_000 })
    .toBe('The Treasure Chest · Duologue')
  await student.goto(`/classes/${id}/student`)
  await student.getByRole('heading', { name: 'Second name' }).waitFor()
  await said(student, 'Spanish')

  await teacher.getByRole('button', { name: 'Delete this class' }).click()
  await teacher.getByRole('button', { name: 'Delete forever' }).click()
  await said(teacher, 'Must type "DELETE FOREVER".')
  await teacher.getByLabel('Type "DELETE FOREVER"').fill('delete forever')
  await teacher.keyboard.press('Enter')
  await said(teacher, 'Class deleted.')
  await teacher.waitForURL('**/classes')
  await said(teacher, "You haven't created any classes yet.")
  await student.reload()
  await student.getByRole('heading', { name: 'Cannot find class' }).waitFor()
})

test('everybody finds the way: visitors to the login and back, others to the dashboard', async () => {
  const page = await visitor()
  const teacher = await visitor()
  await signedInAs(teacher, 'teacher')
  const id = await newClass(teacher, 'Elsewhere')
  await page.goto('/classes')
  const login = page.getByRole('dialog').getByRole('link', { name: 'Login' })
  expect(await login.getAttribute('href')).toBe('/login?redirect=%2Fclasses')
  await page.goto(`/classes/${id}/teacher?tab=students`)
  await page.waitForURL(/\/login\?redirect=%2Fclasses/)

  await signedIn(page)
  await page.goto('/classes')
  await page.getByRole('link', { name: "I'm not a teacher or a student" }).click()
  await page.waitForURL('**/home')
  await page.goto('/classes')
  await page.getByRole('button', { name: 'Student' }).click()
  await said(page, 'Ask your teacher for the link to join the class, or for its code.')
  for (const side of ['teacher', 'student']) {
    await page.goto(`/classes/${id}/${side}`)
    await page.waitForURL('**/classes')
    await page.getByRole('heading', { name: 'Cannot find class' }).waitFor()
  }
  await page.goto(`/classes/${id}/join`)
  await page.waitForURL('**/student')
  await page.goto(`/classes/${id}/teacher`)
  await page.waitForURL('**/classes')
  await page.getByRole('link', { name: /Elsewhere/ }).waitFor()
  await teacher.goto(`/classes/${id}/student`)
  await teacher.waitForURL('**/classes')
  await teacher.goto(`/classes/${id}/join`)
  await said(teacher, 'This is your own class.')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no class page has an accessibility fault or scrolls sideways (${colorScheme})`, async () => {
    const options = {
      colorScheme,
      viewport: { width: 360, height: 800 },
      reducedMotion: 'reduce',
    } as const
    const [teacher, student] = [await visitor(options), await visitor(options)]
    const look = async (page: typeof teacher, name: string) => {
      expect(await accessibilityFaults(page), name).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, name).toBeLessThanOrEqual(0)
    }
    await student.goto('/classes')
    await student.locator('dialog:modal').waitFor()
    await look(student, 'the dashboard of a visitor')
    await signedIn(student)
    await student.goto('/classes')
    await student.locator('dialog:modal').waitFor()
    await look(student, 'the choice of the account type')
    await signedInAs(teacher, 'teacher')
    const id = await newClass(teacher, 'Donaudampfschifffahrtsgesellschaft in der dritten Klasse')
    await student.goto(`${inject('address')}/classes/${id}/join`)
    await said(student, noAssignments)
    await look(student, 'the student’s page')
    await teacher.goto('/classes')
    await teacher.getByRole('link', { name: /Donau/ }).waitFor()
    await teacher.getByRole('button', { name: 'Create New Class' }).click()
    await look(teacher, 'the dialog for a new class')
    for (const tab of ['?tab=students', '?tab=settings']) {
      await teacher.goto(`/classes/${id}/teacher${tab}`)
      await teacher.getByLabel('Link to join').waitFor()
      await look(teacher, `the teacher’s page ${tab}`)
    }
    await teacher.goto(`/classes/${id}/teacher?tab=students`)
    await teacher.getByRole('button', { name: /^Change allowances/ }).click()
    await look(teacher, 'the dialog for allowances')
  })
}
