import type { AskedDraft } from '@duologue/domain/conversations/drafts/asked-draft'
import { expect, test } from 'vitest'
import { answeringService, type Said } from '../../testing/apps/answering-service'
import { draftOf } from '../../testing/apps/drafting-service'
import { configuredDrafts } from './configured-drafts'
import { DraftFailed } from './draft-service'

const asked: AskedDraft = {
  language: 'zh',
  translationLanguage: 'de',
  level: 'A1',
  topic: 'find the key',
  grammar: 'questions',
  words: ['钥匙'],
  lines: 12,
  names: ['小明', '小红'],
}
const soon = () => AbortSignal.timeout(5000)
const chat = (content: unknown): Said => ({ json: { choices: [{ message: { content } }] } })

function serviceAt(url: string, key: string | undefined = 'secret') {
  const service = configuredDrafts({ url, key, model: 'small', forStudents: false })
  if (!service) throw new Error('no service')
  return service
}

test('without a setting there is no service', () => {
  expect(configuredDrafts(undefined)).toBeUndefined()
})

test('it is told what was asked and nothing else', async () => {
  const service = await answeringService(() => chat(draftOf(12)))
  const lines = await serviceAt(`${service.url}/v1`).draft(asked, soon())
  expect(lines).toHaveLength(12)
  expect(lines[1]).toEqual({ character: 2, text: 'Line 2.', translation: 'Translated 2.' })
  const [heard] = service.heard
  expect(heard?.path).toBe('/v1/chat/completions')
  expect(heard?.headers.authorization).toBe('Bearer secret')
  const body = heard?.body as { model: string; messages: { role: string; content: string }[] }
  expect(Object.keys(body)).toEqual(['model', 'messages'])
  const [system, user] = body.messages
  expect(system?.content).toContain('a dialogue in Chinese for learners at level A1')
  expect(system?.content).toContain('at most 15 characters')
  expect(system?.content).toContain('translation into German')
  const { topic, grammar, words, names } = asked
  expect(JSON.parse(user?.content ?? '')).toEqual({ topic, grammar, words, names })
})

test('a model of one’s own needs no key, and its address may end in a slash', async () => {
  const service = await answeringService(() => chat(draftOf(12)))
  const told = { url: `${service.url}/v1/`, key: undefined, model: 'small', forStudents: false }
  await configuredDrafts(told)?.draft({ ...asked, language: 'es' }, soon())
  expect(service.heard[0]?.headers).not.toHaveProperty('authorization')
  expect(service.heard[0]?.path).toBe('/v1/chat/completions')
})

test('an answer of another shape is asked for once more', async () => {
  const answers = [chat('I would rather not.'), chat(draftOf(12))]
  const service = await answeringService(() => answers.shift() ?? 'silence')
  expect(await serviceAt(service.url).draft(asked, soon())).toHaveLength(12)
  expect(service.heard).toHaveLength(2)
})

test.each<[string, Said]>([
  ['prose', chat('No.')],
  ['too few lines', chat(draftOf(3))],
  ['no text', chat({ lines: [] })],
  ['nothing of what was asked', { json: null }],
  ['no JSON', { text: '<html>secret</html>' }],
])('%s twice is given up', async (_what, said) => {
  const service = await answeringService(() => said)
  await expect(serviceAt(service.url).draft(asked, soon())).rejects.toThrow(
    new DraftFailed('the service wrote no draft'),
  )
  expect(service.heard).toHaveLength(2)
})

test.each<[string, Said, string]>([
  ['a refusal', { status: 401, json: { error: 'secret' } }, 'the service answered 401'],
  ['too many questions', { status: 429, json: {} }, 'the service answered 429'],
  ['far too much', { text: `"${'x'.repeat(200_001)}"` }, 'the service sent too much'],
])('%s is not asked again', async (_what, said, message) => {
  const service = await answeringService(() => said)
  await expect(serviceAt(service.url).draft(asked, soon())).rejects.toThrow(
    new DraftFailed(message),
  )
  expect(service.heard).toHaveLength(1)
})

test('it is followed nowhere else', async () => {
  const elsewhere = await answeringService(() => chat(draftOf(12)))
  const service = await answeringService(() => ({ status: 307, json: {}, location: elsewhere.url }))
  await expect(serviceAt(service.url).draft(asked, soon())).rejects.toThrow('no connection')
  expect(elsewhere.heard).toEqual([])
})

test('one that says nothing is left when time is up, and one that is not there is told', async () => {
  const service = await answeringService(() => 'silence')
  const late = serviceAt(service.url).draft(asked, AbortSignal.timeout(50))
  await expect(late).rejects.toThrow('the service is too slow')
  const nobody = serviceAt('http://127.0.0.1:9').draft(asked, soon())
  await expect(nobody).rejects.toThrow('no connection')
})
