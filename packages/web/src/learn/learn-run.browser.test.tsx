import { newSession } from '@duologue/domain/learn/session'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createClient } from '../api/client'
import { pretendApi } from '../api/pretend-api'
import { waitingFor } from '../sending/kept-progress'
import { sendWaiting } from '../sending/send-waiting'
import { sampleUser } from '../session/sample-user'
import { beginSession, endSession } from '../session/session'
import { pretendRecogniser } from '../speech/pretend-recogniser'
import { dismiss, notifications } from '../ui/feedback/notify'
import { PretendPage } from '../ui/pretend-page'
import { keptSession } from './kept-session'
import type { LearnLine } from './learn-line'
import { LearnRun } from './learn-run'
import { VisitorAnswers } from './visitor-answers'

const ids = [
  '01900000-0000-7000-8000-000000000001',
  '01900000-0000-7000-8000-000000000002',
] as const

const lineOf = (id: string, text: string, translation: string): LearnLine => ({
  id,
  text,
  translation,
  language: 'es',
  translationLanguage: 'en',
  audio: null,
  pinyin: null,
  voice: 1,
  name: 'Ana',
  portrait: '/art/portraits/high/1-1.svg',
  lead: null,
})

const lines = new Map([
  [ids[0], lineOf(ids[0], '¿Tienes mi llave?', 'Do you have my key?')],
  [ids[1], lineOf(ids[1], 'Está aquí.', 'It is here.')],
])

beforeEach(() => {
  endSession()
  localStorage.clear()
  sessionStorage.clear()
  for (const { id } of notifications.now()) dismiss(id)
})

async function run() {
  const { api, calls } = pretendApi()
  const client = createClient(api)
  const ears = pretendRecogniser()
  const tasks = ids.map(line => ({ line, step: 'turn', round: 1 }) as const)
  const screen = await render(
    <LearnRun
      client={client}
      subject="the subject"
      first={newSession(tasks)}
      lines={lines}
      place="learn"
      tools={{ recognise: ears.recognise, speak: () => Promise.resolve('clip') }}
      onEnd={() => undefined}
    >
      {summary => <p>{`${summary.canSay} of ${summary.lines}, ${summary.score} percent`}</p>}
    </LearnRun>,
  )
  return { screen, ears, calls, client }
}

const feedback = 'Feedback'

test('a spoken answer is marked word by word, tried again, and the session goes on to its end', async () => {
  const { screen, ears } = await run()
  await userEvent.keyboard('r')
  ears.start()
  ears.hear('tienes la llave')
  const told = screen.getByRole('region', { name: feedback })
  await expect.element(told.getByText('We heard: tienes la llave')).toBeVisible()
  await expect.element(told.getByText('mi (wrong)')).toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('r')
  ears.start()
  ears.hear('tienes mi llave')
  await expect.element(told.getByText('Right!')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await screen.getByRole('button', { name: 'Type it' }).click()
  await userEvent.keyboard('esta aqui{Enter}')
  await expect.element(told.getByText('Right!')).toBeVisible()
  expect(keptSession('the subject')?.at).toBe(1)
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('2 of 2, 50 percent')).toBeVisible()
  expect(keptSession('the subject')).toBeNull()
})

test('a failure of the recognition is told and is no miss', async () => {
  const { screen, ears } = await run()
  await userEvent.keyboard('r')
  ears.start()
  ears.end({ failure: 'no-speech' })
  await expect.element(screen.getByText('Error: No speech detected.')).toBeVisible()
  expect(waitingFor(sampleUser.id).attempts).toEqual([])
})

test('letters that are written are no keys', async () => {
  const { screen, ears } = await run()
  await screen.getByRole('button', { name: 'Type it' }).click()
  await userEvent.keyboard('rs t?')
  await expect.element(screen.getByLabelText('Your answer')).toHaveValue('rs t?')
  expect(ears.isOpen()).toBe(false)
})

test('a visitor’s answers wait for somebody to say that they are theirs; then they are sent, again when that failed', async () => {
  const { screen, client, calls } = await run()
  await screen.getByRole('button', { name: 'Check myself' }).click()
  await screen.getByRole('button', { name: 'Show the line' }).click()
  await screen.getByRole('button', { name: 'Not yet' }).click()
  await expect.element(screen.getByText('Say it once more.')).toBeVisible()
  expect(await sendWaiting(client)).toBe(true)
  expect(calls).toEqual([])
  // In another tab than this one.
  sessionStorage.clear()
  beginSession({ user: sampleUser, authToken: 'secret' })
  expect(await sendWaiting(client)).toBe(true)
  expect(calls).toEqual([])
  const asked = await render(
    <PretendPage>
      <VisitorAnswers client={client} user={sampleUser.id} />
    </PretendPage>,
  )
  await expect.element(asked.getByText(/^1 answer was given in this browser/)).toBeVisible()
  await asked.getByRole('button', { name: 'Add them' }).click()
  await expect.poll(() => calls.length).toBe(1)
  expect(calls[0]?.body).toMatchObject({
    attempts: [{ line: ids[0], skill: 'say', place: 'learn', isRight: false }],
  })
  calls[0]?.fail()
  const second = sendWaiting(client)
  await expect.poll(() => calls.length).toBe(2)
  expect(calls[1]?.body).toEqual(calls[0]?.body)
  calls[1]?.answer(201, { kept: 1 })
  expect(await second).toBe(true)
  expect(waitingFor(sampleUser.id)).toEqual({ attempts: [], plays: [] })
})

test('a visitor’s answers that are another one’s are deleted', async () => {
  const { screen, client } = await run()
  await screen.getByRole('button', { name: 'Check myself' }).click()
  await screen.getByRole('button', { name: 'Show the line' }).click()
  await screen.getByRole('button', { name: 'Not yet' }).click()
  beginSession({ user: sampleUser, authToken: 'secret' })
  const asked = await render(
    <PretendPage>
      <VisitorAnswers client={client} user={sampleUser.id} />
    </PretendPage>,
  )
  await asked.getByRole('button', { name: 'Not mine, delete them' }).click()
  await expect.poll(() => localStorage.getItem('learn-progress')).toBeNull()
})

test('answers that are refused for good are given up, and that is told', async () => {
  beginSession({ user: sampleUser, authToken: 'secret' })
  const { screen, client, calls } = await run()
  await screen.getByRole('button', { name: 'Check myself' }).click()
  await screen.getByRole('button', { name: 'Show the line' }).click()
  await screen.getByRole('button', { name: 'Not yet' }).click()
  await expect.element(screen.getByText('Say it once more.')).toBeVisible()
  const sent = sendWaiting(client)
  await expect.poll(() => calls.length).toBe(1)
  calls[0]?.answer(400, { message: 'This is not valid.', code: 'invalid-input' })
  expect(await sent).toBe(true)
  expect(waitingFor(sampleUser.id).attempts).toEqual([])
  expect(notifications.now()).toMatchObject([
    { kind: 'warning', message: 'Some of your answers could not be saved: This is not valid.' },
  ])
})
