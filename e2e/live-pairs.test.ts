import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser, visitor } from './browser'
import {
  arena,
  comeIn,
  liveSettings,
  newLiveConversation,
  openAnswer,
  patient,
  phone,
  pressAnswer,
  told,
} from './live'
import { callAs, signedInAs } from './school'
import { allowMicrophone, hearSpeech, withScriptedSpeech } from './scripted-speech'

useBrowser()

const inPairs = { ...liveSettings, form: 'pairs', pace: 'own' }
const nameOf = (page: Page) => page.locator('[data-hall] bdi').first().innerText()

/** Opens a game over a conversation of the teacher's own, who then sees its screen. */
async function opened(teacher: Page, settings: object = inPairs) {
  await signedInAs(teacher, 'teacher')
  const { id: conversation } = await newLiveConversation(teacher)
  const hall = await callAs<{ id: string; code: string }>(teacher, 'POST', '/api/live/halls', {
    conversation,
    settings,
  })
  await teacher.goto(`/live/game/${hall.id}/screen`)
  return hall
}

async function start(teacher: Page, here: number) {
  await told(teacher, `${here} are here`).waitFor(patient)
  await teacher.getByRole('button', { name: 'Start', exact: true }).click()
}

/** Which of two pages is asked, once one is. */
const askedOf = (pages: readonly Page[]) =>
  Promise.any(
    pages.map(page =>
      openAnswer(page)
        .waitFor(patient)
        .then(() => page),
    ),
  )

/** Answers on whichever page is asked. */
const answerOn = async (pages: readonly Page[]) => pressAnswer(await askedOf(pages))

test('in pairs: two play each other, one of them reloads; the odd one plays the computer; the screen and the report know all', {
  timeout: 150_000,
}, async () => {
  const [teacher, one, two] = [await visitor(), await visitor(phone), await visitor(phone)]
  const odd = await visitor(phone)
  const hall = await opened(teacher)
  for (const page of [one, two, odd]) await comeIn(page, hall.code)
  await start(teacher, 3)
  const names = [await nameOf(one), await nameOf(two)]
  await arena(one).getByLabel(`(${names[1]})`).waitFor(patient)
  await arena(two).getByLabel(`(${names[0]})`).waitFor(patient)
  await arena(odd).getByLabel('(Computer)').waitFor(patient)

  await answerOn([one, two])
  await told(teacher, names.join(' · ')).waitFor(patient)
  // The duel goes on where it stood, on the page that comes anew as on the other one.
  await two.reload()
  await arena(two).getByLabel(`(${names[0]})`).waitFor(patient)
  for (let lines = 1; lines < 4; lines += 1) await answerOn([one, two])
  for (const page of [one, two])
    await told(page, 'Your teacher ends the game for everyone.').waitFor(patient)
  await told(teacher, '4 lines answered').waitFor(patient)

  await teacher.getByRole('button', { name: 'End for all' }).click()
  await teacher.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click()
  for (const page of [one, two, odd]) await told(page, 'This game is over.').waitFor(patient)
  await teacher.goto(`/live/${hall.id}/report`)
  for (const name of names) {
    const row = teacher.getByRole('row').filter({ hasText: name })
    await row.getByText('2 of 2', { exact: true }).waitFor(patient)
  }
})

test('in pairs, speaking, by keys: it is read together first; what was understood is seen word by word on both phones', {
  timeout: 150_000,
}, async () => {
  const [teacher, one, two] = [await visitor(), await visitor(phone), await visitor(phone)]
  const hall = await opened(teacher, { ...inPairs, mode: 'speaking', readFirst: true })
  const pages = [one, two]
  for (const page of pages) {
    await withScriptedSpeech(page)
    await comeIn(page, hall.code)
  }
  await start(teacher, 2)
  const buttonOf = (page: Page) =>
    page.getByRole('button', { name: /^(Next line|Begin the duel)$/ })
  const readerOf = () =>
    Promise.any(
      pages.map(page =>
        buttonOf(page)
          .waitFor(patient)
          .then(() => page),
      ),
    )
  for (let line = 0; line < 4; line += 1) {
    const page = await readerOf()
    await expect
      .poll(() => buttonOf(page).evaluate(button => button === document.activeElement))
      .toBe(true)
    await page.keyboard.press('Enter')
    await buttonOf(page).waitFor({ ...patient, state: 'hidden' })
  }
  const record = (page: Page) => page.getByRole('button', { name: 'Record', exact: true })
  const asked = await Promise.any(
    pages.map(page =>
      record(page)
        .waitFor(patient)
        .then(() => page),
    ),
  )
  const partner = asked === one ? two : one
  await told(partner, `${await nameOf(asked)} says the line…`).waitFor(patient)
  const understood = (page: Page) => page.getByText('of the words matched')
  const bothSee = Promise.all(pages.map(page => understood(page).waitFor(patient)))
  // What comes sooner than a tongue can be is not taken (battle.md#too-soon), and is said again.
  for (let tries = 0; tries < 4 && (await understood(asked).count()) === 0; tries += 1) {
    await asked.keyboard.press('Space')
    await allowMicrophone(asked)
    await told(asked, 'Recording... speak now!').waitFor(patient)
    await hearSpeech(asked, ['is this the bus to the harbour'])
    await understood(asked)
      .waitFor({ timeout: 1000 })
      .catch(() => undefined)
  }
  await bothSee
  await partner.getByRole('button', { name: 'Hear the line' }).waitFor(patient)
})
