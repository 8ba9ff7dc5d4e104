import { beforeEach, expect, test } from 'vitest'
import { createClient } from '../../api/client'
import { pretendApi } from '../../api/pretend-api'
import { sampleUser } from '../../session/sample-user'
import { beginSession, endSession } from '../../session/session'
import { dismiss, notifications } from '../../ui/feedback/notify'
import { answersOf, keepAnswer, sendAnswers } from './save-answers'

const answer = { list: null, item: 'word', skill: 'writing', isRight: false } as const

beforeEach(() => {
  endSession()
  localStorage.clear()
  for (const { id } of notifications.now()) dismiss(id)
})

function open() {
  const { api, calls } = pretendApi()
  return { client: createClient(api), calls }
}

test('answers are sent together, each under its own id, and forgotten when they are remembered', async () => {
  beginSession({ user: sampleUser, authToken: 'secret' })
  keepAnswer(answer)
  keepAnswer({ ...answer, isRight: true })
  const { client, calls } = open()
  const sent = sendAnswers(client)
  await expect.poll(() => calls.length).toBe(1)
  expect(calls[0]).toMatchObject({ method: 'POST', path: '/api/pronunciation/answers' })
  const sentBody = calls[0]?.body as { answers: { id: string; isRight: boolean }[] } | undefined
  const answers = sentBody?.answers ?? []
  expect(answers.map(({ isRight }) => isRight)).toEqual([false, true])
  expect(new Set(answers.map(({ id }) => id)).size).toBe(2)
  calls[0]?.answer(200, { kept: 2 })
  await sent
  expect(answersOf(sampleUser.id)).toEqual([])
})

test('what cannot be sent waits and is sent again as it was; what is refused for good is given up, and told', async () => {
  beginSession({ user: sampleUser, authToken: 'secret' })
  keepAnswer(answer)
  const { client, calls } = open()
  const first = sendAnswers(client)
  await expect.poll(() => calls.length).toBe(1)
  calls[0]?.fail()
  await first
  expect(answersOf(sampleUser.id)).toHaveLength(1)
  const second = sendAnswers(client)
  await expect.poll(() => calls.length).toBe(2)
  expect(calls[1]?.body).toEqual(calls[0]?.body)
  expect(notifications.now()).toEqual([])
  calls[1]?.answer(400, { message: 'There is no such list.', code: 'invalid-request' })
  await second
  expect(notifications.now()).toMatchObject([
    {
      kind: 'warning',
      message: 'Some of your answers could not be saved: There is no such list.',
    },
  ])
  expect(answersOf(sampleUser.id)).toEqual([])
})

test('a visitor’s answers are not kept, and another user’s are not sent', async () => {
  keepAnswer(answer)
  beginSession({ user: sampleUser, authToken: 'secret' })
  expect(answersOf(sampleUser.id)).toEqual([])
  keepAnswer(answer)
  beginSession({ user: { ...sampleUser, id: 'another' }, authToken: 'secret' })
  const { client, calls } = open()
  await sendAnswers(client)
  expect(calls).toEqual([])
  expect(answersOf(sampleUser.id)).toHaveLength(1)
})
