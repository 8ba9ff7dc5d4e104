import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults, isFaultlessInBothThemes, still, useBrowser, visitor } from './browser'
import { said } from './people'
import { callAs, joinClass, newClass, signedInAs } from './school'

useBrowser()

/** Two new people in two browsers: a teacher with a class, and a student who has joined it; answers its id. */
async function schoolOf(teacher: Page, student: Page): Promise<string> {
  await signedInAs(teacher, 'teacher')
  await signedInAs(student, 'student')
  const { id } = await callAs(student, 'GET', '/api/users/me')
  const names = { givenName: 'Ada', familyName: 'Otter' }
  await callAs(student, 'PATCH', `/api/users/${id}`, names)
  const shop = await newClass(teacher, 'The Otters')
  await joinClass(student, shop)
  return shop
}

const wait = { timeout: 20_000 }
/** Presses a button of the page itself, once the dialog before has gone. */
const press = async (page: Page, name: string | RegExp) => {
  await expect.poll(() => page.locator('dialog:modal').count(), wait).toBe(0)
  await page.getByRole('button', { name }).click()
}
/** The button of the open dialog that sends it, once the page has been taken over. */
const send = async (page: Page) => {
  await page.locator('dialog:modal button[type=submit]:enabled').click()
}
const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Chinese Class Store' }).getByRole('link', { name })
const cards = (page: Page, count: string) =>
  page
    .getByRole('region', { name: 'Awesome Cards' })
    .getByText(count, { exact: true })
    .waitFor(wait)

test('a teacher fills the store, a student buys in another browser, and each sees what the other does', async () => {
  const [teacher, student] = [await visitor(), await visitor()]
  await schoolOf(teacher, student)
  await teacher.goto('/shop')
  await teacher.getByRole('heading', { name: 'Chinese Class Store', level: 1 }).waitFor()
  await teacher.getByRole('link', { name: /The Otters/ }).click()
  await teacher.getByText('There are no rewards yet.').waitFor(wait)

  await press(teacher, 'Create reward')
  await teacher.getByRole('dialog').getByLabel('Cost').fill('1.5')
  await send(teacher)
  await teacher.getByText('is required', { exact: true }).waitFor()
  await said(teacher, 'Must be an integer.')
  await teacher.getByRole('dialog').getByLabel('Name').fill('Ice cream')
  await teacher.getByRole('dialog').getByLabel('Cost').fill('5')
  await send(teacher)
  await said(teacher, 'Reward created: Ice cream.')
  await press(teacher, 'Create reward')
  await teacher.getByRole('dialog').getByLabel('Name').fill('Film afternoon')
  await teacher.getByRole('dialog').getByLabel('Cost').fill('4')
  await teacher.getByRole('dialog').getByLabel('Type').selectOption('Group')
  await send(teacher)
  await said(teacher, 'Reward created: Film afternoon.')
  const names = () => teacher.getByRole('heading', { level: 2 }).allTextContents()
  await expect.poll(names, wait).toEqual(['Film afternoon', 'Ice cream'])

  await student.goto('/shop')
  await cards(student, '0')
  await student.getByText('6 more to go.').waitFor(wait)
  expect(await student.getByRole('button', { name: 'Buy Ice cream' }).isDisabled()).toBe(true)
  await said(student, 'You have no cards to give.')

  await tab(teacher, /Students/).click()
  await press(teacher, 'Set cards of Ada Otter')
  await teacher.getByRole('dialog').getByLabel('Awesome Cards').fill('10')
  await send(teacher)
  await said(teacher, 'Ada Otter has 10 cards.')
  // Nobody reloads the student's page.
  await cards(student, '10')

  await press(student, 'Buy Ice cream')
  await student.getByRole('dialog').getByText('You must keep at least 1 card.').waitFor()
  await send(student)
  await said(student, 'You bought Ice cream.')
  await cards(student, '5')
  await press(student, 'Give cards for Film afternoon')
  const amount = student.getByRole('dialog').getByLabel('Cards')
  for (const [typed, fault] of [
    ['x', 'Must be an integer.'],
    ['0', 'Must be more than 0 cards.'],
    ['6', 'Not enough cards.'],
  ] as const) {
    await amount.fill(typed)
    await send(student)
    await said(student, fault)
  }
  await amount.fill('3')
  await send(student)
  await said(student, 'You gave 3 cards for Film afternoon.')
  await student.getByText('3 of 4 cards').waitFor(wait)
  await press(student, 'Why do I have 2 cards?')
  const history = student.getByRole('dialog')
  await history.getByRole('row', { name: /Given for: Film afternoon −3 Balance\s*2/ }).waitFor(wait)
  await history.getByRole('row', { name: /Bought: Ice cream −5 Balance\s*5/ }).waitFor()
  await history.getByRole('row', { name: /Set by the teacher \+10 Balance\s*10/ }).waitFor()
  await student.keyboard.press('Escape')

  // The teacher's page comes to know by itself, and its badge counts.
  await tab(teacher, /Purchases\s*1/).click(wait)
  await teacher.getByRole('row', { name: /Ice cream Ada Otter .*Unused/ }).waitFor(wait)
  await press(teacher, 'Mark as used: Ice cream of Ada Otter')
  await send(teacher)
  await said(teacher, 'Used: Ice cream.')
  await tab(student, /Purchases/).click()
  await student.getByRole('row', { name: /Ice cream Ada Otter .*Used/ }).waitFor(wait)
})

test('a teacher who sets cards does not undo what was spent meanwhile', async () => {
  const [teacher, student] = [await visitor(), await visitor()]
  const shop = await schoolOf(teacher, student)
  const { id } = await callAs(student, 'GET', '/api/users/me')
  await callAs(teacher, 'PATCH', `/api/users/${id}/currency`, { currency: 50 })
  const { id: product } = await callAs(teacher, 'POST', '/api/products', {
    name: 'Pen',
    cost: 30,
    shop,
  })
  await teacher.goto(`/shop?shop=${shop}&tab=students`)
  await press(teacher, 'Set cards of Ada Otter')
  await callAs(student, 'POST', '/api/items', { product, owner: id })
  await teacher.getByRole('dialog').getByLabel('Awesome Cards').fill('55')
  await send(teacher)
  await teacher.getByText('It is 20 cards now. Send again to set it anyway.').waitFor(wait)
  await send(teacher)
  await said(teacher, 'Ada Otter has 55 cards.')
})

test('a teacher adds cards for all at once, and takes them as far as there are any', async () => {
  const [teacher, student] = [await visitor(), await visitor()]
  const shop = await schoolOf(teacher, student)
  await teacher.goto(`/shop?shop=${shop}&tab=students`)
  await press(teacher, 'Add or take cards for everyone')
  await teacher.getByLabel('Cards per student').fill('7')
  await send(teacher)
  await said(teacher, '7 cards added for 1 student.')
  await student.goto('/shop')
  await cards(student, '7')
  await teacher.goto(`/classes/${shop}/teacher?tab=students`)
  await press(teacher, 'Add or take cards for everyone')
  await teacher.getByLabel('What to do').selectOption('Take')
  await teacher.getByLabel('Cards per student').fill('9')
  await said(teacher, '1 student has fewer cards than that, and will have none left.')
  expect(await accessibilityFaults(teacher)).toEqual([])
  await send(teacher)
  await said(teacher, '9 cards taken from 0 students. 1 student had fewer, and has none left.')
  await cards(student, '0')
})

test('a visitor is led to log in, and the menu leads to the store', async () => {
  const page = await visitor()
  await page.goto('/shop')
  await page.waitForURL('**/login?redirect=%2Fshop', wait)
})

test('the store has no accessibility fault in either theme and fits a small phone', async () => {
  const small = {
    viewport: { width: 360, height: 740 },
    ...still,
  } as const
  const [teacher, student] = [await visitor(small), await visitor(small)]
  const shop = await schoolOf(teacher, student)
  const { id } = await callAs(student, 'GET', '/api/users/me')
  await callAs(teacher, 'PATCH', `/api/users/${id}/currency`, { currency: 1200 })
  const long =
    'Donaudampfschifffahrtsgesellschaftskapitänsmütze für die ganze Klasse, 全班看电影的下午'
  const make = (body: object) => callAs(teacher, 'POST', '/api/products', { shop, ...body })
  const { id: pen } = await make({ name: 'Pen', cost: 30 })
  const { id: group } = await make({ name: long, cost: 1000, type: 'group' })
  await callAs(student, 'POST', '/api/items', { product: pen })
  await callAs(student, 'PATCH', `/api/products/${group}`, { amount: 320 })
  const look = async (page: Page, name: string) => {
    await isFaultlessInBothThemes(page, name)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, name).toBeLessThanOrEqual(0)
  }
  const see = async (page: Page, path: string, mark: string | RegExp) => {
    await page.goto(path)
    await page.getByText(mark).first().waitFor(wait)
    await look(page, path)
  }
  await see(teacher, '/shop', 'The Otters')
  await see(teacher, `/shop?shop=${shop}`, long)
  await press(teacher, 'Create reward')
  await send(teacher)
  await look(teacher, 'the dialog')
  await see(teacher, `/shop?shop=${shop}&tab=students`, 'Ada Otter')
  await see(teacher, `/shop?shop=${shop}&tab=purchases`, 'Ada Otter')
  await see(student, '/shop', long)
  await press(student, /^Why do I have/)
  await student.getByRole('row', { name: /Set by the teacher/ }).waitFor(wait)
  await look(student, 'the history')
  await see(student, `/shop?shop=${shop}&tab=purchases`, 'Purchases of the class')
})
