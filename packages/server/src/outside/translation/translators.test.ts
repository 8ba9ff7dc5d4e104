import { expect, test } from 'vitest'
import { answeringService, type Said } from '../../testing/apps/answering-service'
import { configuredTranslator, type TranslationSettings } from './configured-translator'
import { TranslationFailed } from './translator'

const texts = ['Hallo, Welt', 'Ich lerne']
const between = { from: 'de', to: 'en' }
const soon = () => ({ signal: AbortSignal.timeout(5000) })

const translatorAt = (url: string, told: Partial<TranslationSettings>) => {
  const settings = { service: 'deepl' as const, url, key: 'secret', model: 'small-model', ...told }
  const translator = configuredTranslator(settings)
  if (!translator) throw new Error('no translator')
  return translator
}

const chat = (content: string): Said => ({ json: { choices: [{ message: { content } }] } })

test('without a setting there is no translator', () => {
  expect(configuredTranslator(undefined)).toBeUndefined()
})

test('LibreTranslate is asked for all texts at once', async () => {
  const service = await answeringService(() => ({
    json: { translatedText: ['Hello, world', 'I learn'] },
  }))
  const translator = translatorAt(service.url, { service: 'libretranslate' })
  expect(await translator.translate(texts, between, soon())).toEqual(['Hello, world', 'I learn'])
  expect(translator.id).toBe('libretranslate')
  expect(service.heard).toMatchObject([
    {
      path: '/translate',
      body: { q: texts, source: 'de', target: 'en', format: 'text', api_key: 'secret' },
    },
  ])
})

test('LibreTranslate below a path and without a key', async () => {
  const service = await answeringService(() => ({ json: { translatedText: ['a', 'b'] } }))
  const translator = translatorAt(`${service.url}/mt/`, {
    service: 'libretranslate',
    key: undefined,
  })
  await translator.translate(texts, between, soon())
  expect(service.heard[0]?.path).toBe('/mt/translate')
  expect(service.heard[0]?.body).not.toHaveProperty('api_key')
})

test('DeepL gets its key in the header, big letters, an English with a country, and the song as context', async () => {
  const service = await answeringService(() => ({
    json: { translations: [{ text: 'Hello' }, { text: 'I learn' }] },
  }))
  const translator = translatorAt(service.url, { service: 'deepl' })
  const parts = { ...soon(), context: ['Hallo, Welt', 'Ich lerne', 'Noch eine Zeile'] }
  expect(await translator.translate(texts, between, parts)).toEqual(['Hello', 'I learn'])
  expect(service.heard).toMatchObject([
    {
      path: '/v2/translate',
      headers: { authorization: 'DeepL-Auth-Key secret' },
      body: {
        text: texts,
        source_lang: 'DE',
        target_lang: 'EN-US',
        context: 'Hallo, Welt\nIch lerne\nNoch eine Zeile',
      },
    },
  ])
})

test('a chat model gets a list and its list is read out of a fence', async () => {
  const service = await answeringService(() => chat('```json\n["Hello, world", "I learn"]\n```'))
  const translator = translatorAt(`${service.url}/v1`, { service: 'openai' })
  expect(await translator.translate(texts, between, soon())).toEqual(['Hello, world', 'I learn'])
  expect(translator.id).toBe('small-model')
  expect(service.heard).toMatchObject([
    {
      path: '/v1/chat/completions',
      headers: { authorization: 'Bearer secret' },
      body: { model: 'small-model', temperature: 0 },
    },
  ])
  const body = service.heard[0]?.body as { messages: { content: string }[] }
  expect(body.messages[0]?.content).toContain('from German into natural English')
  expect(JSON.parse(body.messages[1]?.content ?? '')).toEqual({ lines: texts })
})

test('a chat model that lost count is asked line by line', async () => {
  const service = await answeringService(({ body }) => {
    const { messages } = body as { messages: { content: string }[] }
    const { lines } = JSON.parse(messages[1]?.content ?? '') as { lines: string[] }
    return chat(JSON.stringify(lines.length > 1 ? ['one too few'] : [`<${lines[0]}>`]))
  })
  const translator = translatorAt(service.url, { service: 'openai' })
  expect(await translator.translate(texts, between, soon())).toEqual([
    '<Hallo, Welt>',
    '<Ich lerne>',
  ])
  expect(service.heard).toHaveLength(3)
})

test.each([429, 500, 503])('%s is tried twice more', async status => {
  let tries = 0
  const service = await answeringService(() => {
    tries += 1
    return tries < 3 ? { status, json: {} } : { json: { translatedText: ['a', 'b'] } }
  })
  const translator = translatorAt(service.url, { service: 'libretranslate' })
  expect(await translator.translate(texts, between, soon())).toEqual(['a', 'b'])
  expect(tries).toBe(3)
})

test('a service that stays broken is given up after three tries, without a word of the key', async () => {
  const service = await answeringService(() => ({ status: 503, json: { error: 'secret' } }))
  const translator = translatorAt(service.url, { service: 'deepl' })
  await expect(translator.translate(texts, between, soon())).rejects.toThrow(
    new TranslationFailed('the service answered 503'),
  )
  expect(service.heard).toHaveLength(3)
})

test.each<[string, Said, string]>([
  ['a refusal is not tried again', { status: 403, json: {} }, 'the service answered 403'],
  ['too few texts', { json: { translatedText: ['a'] } }, 'another number of texts'],
  ['no texts', { json: { translatedText: ['a', 5] } }, 'no text'],
  ['nothing of what was asked', { json: null }, 'another number of texts'],
  ['no JSON', { text: '<html>' }, 'did not send JSON'],
  ['far too much', { text: `"${'x'.repeat(2_000_001)}"` }, 'too much'],
])('%s fails', async (_, said, message) => {
  const service = await answeringService(() => said)
  const translator = translatorAt(service.url, { service: 'libretranslate' })
  await expect(translator.translate(texts, between, soon())).rejects.toThrow(message)
  expect(service.heard).toHaveLength(1)
})

test('a service that says nothing is left when time is up', async () => {
  const service = await answeringService(() => 'silence')
  const translator = translatorAt(service.url, { service: 'libretranslate' })
  const parts = { signal: AbortSignal.timeout(50) }
  await expect(translator.translate(texts, between, parts)).rejects.toThrow('too slow')
})

test('a service that is not there fails', async () => {
  const translator = translatorAt('http://127.0.0.1:9', { service: 'libretranslate' })
  await expect(translator.translate(texts, between, soon())).rejects.toThrow('no connection')
})
