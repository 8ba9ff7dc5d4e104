import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { isFaultlessInBothThemes, useBrowser, visitor } from './browser'
import { newLiveConversation, patient, phone, told } from './live'
import { signedIn } from './people'
import { callAs, newClass, signedInAs, studentsJoin } from './school'

useBrowser()

const answers = (page: Page) => page.getByRole('list', { name: 'Your answers' })
const goOn = (page: Page) => page.getByRole('button', { name: 'Go on', exact: true })
const over = (page: Page) => page.getByRole('link', { name: 'All duels' })
const ownName = async (page: Page) =>
  (await callAs<{ username: string }>(page, 'GET', '/api/users/me')).username

/** Answers the question that is there by its key, once it is there. */
async function answerOne(page: Page): Promise<void> {
  await answers(page).waitFor(patient)
  await page.keyboard.press('1')
  await page.getByText(/^(Right!|Not right\.)$/).waitFor(patient)
}

/** Plays one's part to its end: the first choice each time; lines are not waited for. */
async function playPart(page: Page): Promise<void> {
  await answers(page).or(goOn(page)).first().waitFor(patient)
  for (let step = 0; step < 80; step += 1) {
    await answers(page).or(goOn(page)).or(over(page)).first().waitFor(patient)
    if (await over(page).isVisible()) return
    if (await answers(page).isVisible()) await answerOne(page)
    // It may have gone on by itself.
    else
      await goOn(page)
        .click({ timeout: 1000 })
        .catch(() => {})
  }
  throw new Error('the part has no end')
}

test('two play in turns: invited by a code, each their own part, with a reload and a second device; both see how it went', {
  timeout: 240_000,
}, async () => {
  const [ana, ben] = [await visitor(phone), await visitor()]
  await signedIn(ana)
  await signedIn(ben)
  const [nameOfAna, nameOfBen] = [await ownName(ana), await ownName(ben)]
  const { id } = await newLiveConversation(ana)
  await ana.goto(`/conversations/${id}/the-last-bus`)
  await ana.getByRole('button', { name: 'Pair Play', exact: true }).click()
  const dialog = ana.getByRole('dialog')
  await dialog.getByLabel('How').selectOption('turns')
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click()
  await told(ana, 'Show this to your partner. It is good for 7 days.').waitFor(patient)
  await isFaultlessInBothThemes(ana, 'a duel of two')
  const { pairs } = await callAs<{ pairs: { code: string }[] }>(ana, 'GET', '/api/live/pairs')
  const code = pairs[0]?.code ?? ''
  await dialog.getByRole('link', { name: 'Play your part' }).click()
  await ana.getByRole('button', { name: 'Play your part' }).click()

  // A reload and a second device go on where it stands: what is answered is not asked again.
  await answers(ana).or(goOn(ana)).first().waitFor(patient)
  while (!(await answers(ana).isVisible()))
    await goOn(ana)
      .click({ timeout: 1000 })
      .catch(() => {})
  await ana.reload()
  await answers(ana).waitFor(patient)
  const line = await ana.getByText(/^Line \d of 4$/).textContent()
  const second = await ana.context().newPage()
  await second.goto(ana.url())
  await answers(second).waitFor(patient)
  expect(await second.getByText(/^Line \d of 4$/).textContent()).toBe(line)
  await answerOne(second)
  await second.close()
  await ana.keyboard.press('2')
  await ana.getByText(/^(Right!|Not right\.)$/).waitFor(patient)
  await playPart(ana)
  await ana.getByText(/^When someone has accepted your invitation/).waitFor(patient)

  await ben.goto(`/pairs/${code}`)
  await told(ben, `${nameOfAna} invites you to a duel of two.`).waitFor(patient)
  await ben.getByRole('button', { name: 'Accept' }).click()
  await told(ben, `${nameOfAna} has played their part of The last bus.`).waitFor(patient)
  await isFaultlessInBothThemes(ben, 'a duel of two')
  await ben.getByRole('button', { name: 'Play your part' }).click()
  await playPart(ben)
  await ben.getByText(`Now it is ${nameOfAna}'s turn.`).waitFor(patient)

  await ana.goto('/home')
  await told(ana, `${nameOfBen} has played their part of The last bus.`).waitFor(patient)
  await ana.getByRole('button', { name: 'Menu', exact: true }).click()
  await ana.getByRole('link', { name: /Pair Play.*1/ }).click()
  await ana.getByRole('heading', { name: 'Waiting for me' }).waitFor(patient)
  await isFaultlessInBothThemes(ana, 'a duel of two')
  await ana.getByRole('link', { name: 'Play your part: The last bus' }).click()
  await ana.getByRole('button', { name: 'Play your part' }).click()
  await playPart(ana)
  const outcome = /^(You win!|A draw\.|.* wins\.)$/
  await ana.getByText(outcome).waitFor(patient)
  await ben.reload()
  await ben.getByText(outcome).waitFor(patient)
  await ben.getByRole('button', { name: 'See how it went' }).click()
  await ben.getByRole('button', { name: 'Skip' }).click()
  expect(
    await ben.getByRole('region', { name: 'See how it went' }).getByRole('listitem').count(),
  ).toBe(8)
  await isFaultlessInBothThemes(ben, 'a duel of two')
})

test('a teacher pairs up a class of odd size: names change places, one plays with the computer', {
  timeout: 120_000,
}, async () => {
  const teacher = await visitor()
  await signedInAs(teacher, 'teacher')
  const { id: conversation } = await newLiveConversation(teacher)
  const school = await newClass(teacher, '7b')
  await studentsJoin(school, 3)
  await callAs(teacher, 'POST', '/api/assignments', {
    classes: [school],
    conversation,
    type: 'conversationGame',
    mode: 'any',
    difficulty: 'any',
    requirement: 'play',
    dateDue: '2099-01-05',
  })
  await teacher.goto(`/classes/${school}/teacher?tab=live`)
  await teacher.getByRole('button', { name: 'Pair up' }).click()
  const dialog = teacher.getByRole('dialog')
  await dialog.getByText(/^1 pair, .* plays with the computer$/).waitFor(patient)
  await isFaultlessInBothThemes(teacher, 'a duel of two')
  const names = dialog.getByRole('button', { name: /^Move / })
  const shown = () => names.allTextContents()
  const [one, two, three] = await shown()
  await names.nth(0).focus()
  await teacher.keyboard.press('Enter')
  await names.nth(2).focus()
  await teacher.keyboard.press('Enter')
  expect(await shown()).toEqual([three, two, one])
  await names.nth(0).click()
  await names.nth(1).click()
  expect(await shown()).toEqual([two, three, one])
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await told(teacher, 'Sent to 1 pair.').waitFor(patient)
})
