import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { accessibilityFaults, useBrowser, visitor } from './browser'
import { duelConversation } from './duel'
import { signedIn } from './people'
import { allowMicrophone, failRecording, hearSpeech, withScriptedSpeech } from './scripted-speech'

useBrowser()

const patient = { timeout: 20_000 }
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const heading = (page: Page) => page.getByRole('heading', { level: 2 }).first().textContent()
const count = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).count()

interface Line {
  text: string
  translation: string
  character: number
}

/** Opens Learn Mode with these steps, for about five minutes; answers the dialogue. */
async function openLearn(page: Page, steps: readonly string[]) {
  const { path, dialogue } = await duelConversation()
  const id = path.split('/')[2] ?? ''
  const answer = await fetch(`${inject('address')}/api/conversations/${id}`)
  const { shortid } = (await answer.json()) as { shortid: string }
  await page.addInitScript(chosen => {
    localStorage.setItem('learn-length', '5')
    localStorage.setItem('learn-steps', JSON.stringify(chosen))
  }, steps)
  await page.goto(`/convo/${shortid}/learn`)
  await page.locator('button[type=submit]:enabled').waitFor(patient)
  return { shortid, dialogue: dialogue as unknown as readonly Line[] }
}

/** The line that is asked for: its translation stands in the bubble. */
async function askedLine(page: Page, dialogue: readonly Line[]) {
  const shown = await page.locator('section[aria-labelledby=learn-step]').innerText()
  const line = dialogue.find(({ translation }) => shown.includes(translation))
  if (!line) throw new Error(`no line is asked for in: ${shown}`)
  return line
}

const rest = async (page: Page, dialogue: readonly Line[]) => {
  const line = await askedLine(page, dialogue)
  const gaps = page.getByLabel(/^Missing word/)
  const words = line.text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []
  return { line, gaps, words }
}

test('by keyboard from the first step to the summary; a reload goes on at the line', async () => {
  const page = await visitor()
  const { dialogue } = await openLearn(page, ['read', 'gap', 'rebuild', 'turn'])
  expect(await accessibilityFaults(page), 'start').toEqual([])
  await page.getByRole('button', { name: 'Start' }).focus()
  await page.keyboard.press('Enter')
  await step(page, 'Read and listen').waitFor(patient)
  expect(await accessibilityFaults(page), 'read').toEqual([])
  await page.keyboard.press('t')
  await page.getByText(dialogue[0]?.translation ?? '').waitFor()
  await page.keyboard.press('?')
  await page.getByRole('heading', { name: 'Keys in Learn Mode' }).waitFor(patient)
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowRight')
  await page.getByText('2 of ').waitFor()
  await page.keyboard.press('ArrowLeft')
  await page.getByText('1 of ').waitFor()
  while ((await heading(page)) === 'Read and listen') await page.keyboard.press('ArrowRight')

  // One word is chosen; a wrong one is told and tried again.
  await page.getByText('Which word is missing?').waitFor()
  expect(await accessibilityFaults(page), 'gap').toEqual([])
  const { line: first } = await rest(page, dialogue)
  const choices = page.getByRole('group', { name: 'Which word is missing?' }).getByRole('button')
  const offered = (await choices.allInnerTexts()).map(text => text.replace(/^\d\s*/, ''))
  const wrong = offered.findIndex(word => !first.text.includes(word))
  await page.keyboard.press(String(wrong + 1))
  await page.getByText('Not quite. Look at the marked words.').waitFor()
  expect(await accessibilityFaults(page), 'feedback').toEqual([])
  await page.keyboard.press('Enter')
  const answerGaps = async () => {
    while ((await heading(page)) === 'Fill the gap') {
      if ((await count(page, 'Next')) > 0) {
        await page.keyboard.press('ArrowRight')
        continue
      }
      const { line, gaps } = await rest(page, dialogue)
      if ((await gaps.count()) === 0) {
        const words = (await choices.allInnerTexts()).map(text => text.replace(/^\d\s*/, ''))
        await page.keyboard.press(String(words.findIndex(word => line.text.includes(word)) + 1))
      } else await page.keyboard.press('Enter')
      await page.getByRole('region', { name: 'Feedback' }).waitFor()
      if ((await count(page, 'Try again')) > 0) await page.keyboard.press('ArrowRight')
    }
  }
  await answerGaps()

  // Rebuild: what is heard is written, and a reload in the middle goes on where it was.
  await step(page, 'Rebuild').waitFor()
  await page.getByLabel('Your answer').fill('algo muy distinto')
  await page.keyboard.press('Enter')
  await page.getByText('Not quite. Look at the marked words.').waitFor()
  await page
    .getByText(/\((missing|wrong)\)/)
    .first()
    .waitFor()
  const before = await page.getByText(/^\d+ of \d+$/).innerText()
  await page.reload()
  await step(page, 'Rebuild').waitFor(patient)
  expect(await page.getByText(/^\d+ of \d+$/).innerText()).toBe(before)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Help me with the words' }).click()
  expect(await accessibilityFaults(page), 'words in disorder').toEqual([])
  await page.getByRole('button', { name: 'Write it myself' }).click()
  while ((await heading(page)) === 'Rebuild') {
    if ((await count(page, 'Next')) > 0) {
      await page.getByRole('button', { name: 'Next', exact: true }).click()
      continue
    }
    await page.getByRole('button', { name: 'Show translation' }).click()
    const { text } = await askedLine(page, dialogue)
    await page.getByLabel('Your answer').fill(text.toLowerCase())
    await page.getByLabel('Your answer').press('Enter')
    await page.getByText('Right!').waitFor()
  }

  // Your turn: the third miss shows the line.
  await step(page, 'Your turn').waitFor()
  expect(await accessibilityFaults(page), 'your turn').toEqual([])
  const shown = await askedLine(page, dialogue)
  const typeIt = async (given: string) => {
    if ((await count(page, 'Type it')) > 0)
      await page.getByRole('button', { name: 'Type it' }).click()
    await page.getByLabel('Your answer').fill(given)
    await page.getByLabel('Your answer').press('Enter')
    await page.getByRole('region', { name: 'Feedback' }).waitFor()
  }
  for (let miss = 0; miss < 2; miss += 1) {
    await typeIt('no')
    await page.keyboard.press('Enter')
  }
  await typeIt('no')
  await page.getByText('This is the line. It comes back another day.').waitFor()
  await page.getByText(shown.text, { exact: true }).waitFor()
  await page.keyboard.press('Enter')
  while (await page.getByText(/^\d+ of \d+$/).count()) {
    await typeIt((await askedLine(page, dialogue)).text)
    await page.keyboard.press('Enter')
  }
  await step(page, 'Done for now').waitFor()
  await page.getByText(/You can say \d+ of \d+ lines\. \d+ come back tomorrow\./).waitFor()
  await page.getByRole('link', { name: 'Log in to keep your progress.' }).waitFor()
  expect(await accessibilityFaults(page), 'end').toEqual([])
  await page.getByRole('button', { name: /^Review the \d+ now$/ }).click()
  await step(page, 'Your turn').waitFor()
})

test('by voice: failures are told, what was heard is marked, and who cannot speak types', async () => {
  const page = await visitor({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' })
  await withScriptedSpeech(page)
  const { dialogue } = await openLearn(page, ['turn'])
  expect(await accessibilityFaults(page), 'start').toEqual([])
  await page.getByRole('button', { name: 'Start' }).click()
  await step(page, 'Your turn').waitFor(patient)
  for (const [code, sentence] of [
    ['nomatch', 'Error: Speech not recognized.'],
    ['no-speech', 'Error: No speech detected.'],
    [
      'not-allowed',
      'The microphone is blocked. Allow it in the settings of your browser, then try again.',
    ],
  ] as const) {
    await page.keyboard.press('r')
    await failRecording(page, code)
    await page.getByText(sentence, { exact: true }).waitFor()
  }
  expect(await accessibilityFaults(page), 'a blocked microphone').toEqual([])
  const say = async (words: readonly string[]) => {
    await page.keyboard.press('r')
    await allowMicrophone(page)
    await hearSpeech(page, words)
    await page.getByRole('region', { name: 'Feedback' }).waitFor()
  }
  const line = await askedLine(page, dialogue)
  await say(['algo distinto'])
  await page.getByText('We heard: algo distinto').waitFor()
  expect(await accessibilityFaults(page), 'marked words').toEqual([])
  await page.keyboard.press('Enter')
  await say(['otra cosa', line.text])
  await page.getByText('Right!').waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: "I can't speak now" }).click()
  await page.getByText('You type for the next 15 minutes.').waitFor()
  await page.getByLabel('Your answer').waitFor()
  expect(await count(page, 'Record')).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByRole('button', { name: 'Stop here' }).click()
  await page.getByText('You can say 1 of 1 line. 1 comes back tomorrow.').waitFor()
  expect(await accessibilityFaults(page), 'end').toEqual([])
})

test('with the microphone denied or without recognition one types, or compares with oneself', async () => {
  const page = await visitor()
  await page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined })
    const denied = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: denied } })
  })
  await openLearn(page, ['shadow', 'turn'])
  await page.getByRole('button', { name: 'Start' }).click()
  await step(page, 'Shadow').waitFor(patient)
  await page.getByText("Sorry, this browser doesn't support Speaking Mode.").waitFor()
  await page.getByText('You can type instead, or record yourself and compare.').waitFor()
  await page.keyboard.press('r')
  await page.getByText('The microphone is blocked.').waitFor()
  expect(await accessibilityFaults(page), 'a denied microphone').toEqual([])
  while ((await heading(page)) === 'Shadow') await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Check myself' }).click()
  await page.getByRole('button', { name: 'Show the line' }).click()
  await page.getByRole('button', { name: 'I knew it' }).click()
  await page.getByText('Right!').waitFor()
})

test('a visitor’s answers are sent once after the login; the next day they are to be reviewed', async () => {
  const page = await visitor()
  const { shortid, dialogue } = await openLearn(page, ['turn'])
  await page.getByRole('button', { name: 'Start' }).click()
  await step(page, 'Your turn').waitFor(patient)
  const { text } = await askedLine(page, dialogue)
  const typeIt = async (given: string) => {
    if ((await count(page, 'Type it')) > 0)
      await page.getByRole('button', { name: 'Type it' }).click()
    await page.getByLabel('Your answer').fill(given)
    await page.getByLabel('Your answer').press('Enter')
    await page.getByRole('region', { name: 'Feedback' }).waitFor()
  }
  await typeIt(text)
  await page.keyboard.press('Enter')
  await typeIt('no')
  await page.getByRole('button', { name: 'Stop here' }).click()
  await page.getByText('You can say 1 of 2 lines. 1 comes back tomorrow.').waitFor()
  await page.getByText('50% right at the first try').waitFor()

  // What was missed was missed two days ago: the clock of the journey's product goes by itself.
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('learn-progress') ?? '[]')
    const then = new Date(Date.now() - 2 * 86_400_000).toISOString()
    for (const { attempt } of kept) if (attempt) attempt.at = then
    localStorage.setItem('learn-progress', JSON.stringify(kept))
    localStorage.setItem('device-shared', 'true')
  })
  await signedIn(page)
  const sent: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  await page.goto(`/convo/${shortid}/learn`)
  // On a tablet of a school it may have been another child: it is asked first.
  await page
    .getByText('2 answers were given in this browser before you logged in.')
    .waitFor(patient)
  expect(sent).toEqual([])
  await page.getByRole('button', { name: 'Add them' }).click()
  await expect.poll(() => sent, patient).toContain('/api/plays')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('learn-progress')), patient)
    .toBe(null)
  expect(sent.filter(path => path === '/api/learn/attempts')).toHaveLength(1)

  await page.goto(`/convo/${shortid}`)
  await page.getByText(/^You can say 1 of \d+ lines$/).waitFor(patient)
  await page.getByRole('link', { name: 'Learn Mode' }).waitFor()
  await page.goto('/home')
  await page.getByRole('heading', { name: 'Review 1 line' }).waitFor(patient)
  expect(await accessibilityFaults(page), 'home').toEqual([])
  await page.getByRole('link', { name: 'Review', exact: true }).click()
  await page.getByText('1 line from your conversations is due today.').waitFor(patient)
  expect(await accessibilityFaults(page), 'review').toEqual([])
  await page.getByRole('button', { name: 'Start' }).click()
  const due = await askedLine(page, dialogue)
  await typeIt(due.text)
  await page.keyboard.press('Enter')
  await page.getByText('You can say 1 of 1 line. Nothing to repeat tomorrow.').waitFor()
  await page.getByRole('link', { name: 'To the home page' }).click()
  await page.getByRole('heading', { name: 'Popular conversations' }).waitFor()
  await page.getByText('You have begun it.').waitFor(patient)
  expect(await page.getByText('Review 1 line').count()).toBe(0)
  await page.goto('/review')
  await page.getByText('Nothing is due today.').waitFor(patient)
})
