import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { azureVoices } from './azure-voices'
import { openaiVoices } from './openai-voices'
import { SpeechFailed } from './synthesizer'

interface Asked {
  url: string | undefined
  headers: IncomingMessage['headers']
  body: string
}

/** A service on this machine that answers everything so, and what it was asked. */
async function standIn(answer: (url: string) => { status?: number; body: string | Buffer }) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(Buffer.from(part))
    const { url, headers } = request
    asked.push({ url, headers, body: Buffer.concat(parts).toString('utf8') })
    const { status = 200, body } = answer(url ?? '')
    response.writeHead(status).end(body)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

const signal = () => AbortSignal.timeout(5000)
const [anyVoice] = await openaiVoices({ url: '', key: '', model: '', voices: ['alloy'] }).voices()
if (!anyVoice) throw new Error('there is no voice')

test('a service like OpenAI’s is asked for an MP3 in its own words', async () => {
  const { address, asked } = await standIn(() => ({ body: Buffer.from('sound') }))
  const service = openaiVoices({
    url: `${address}/v1/`,
    key: 'secret',
    model: 'kokoro',
    voices: ['alloy', 'es:ef_dora'],
  })
  const list = await service.voices()
  expect(list.map(({ id, language, name }) => [id, language, name])).toEqual([
    ['openai:alloy', null, 'alloy'],
    ['openai:es:ef_dora', 'es', 'ef_dora'],
  ])
  const dora = list[1]
  if (!dora) throw new Error('there is no voice')
  expect(Buffer.from(await service.speak('¿Qué tal?', dora, signal())).toString()).toBe('sound')
  expect(asked[0]?.url).toBe('/v1/audio/speech')
  expect(asked[0]?.headers.authorization).toBe('Bearer secret')
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
    model: 'kokoro',
    voice: 'ef_dora',
    input: '¿Qué tal?',
    response_format: 'mp3',
  })
})

test('Azure is asked in markup out of which no text can break', async () => {
  const listed = [
    { ShortName: 'es-MX-DaliaNeural', DisplayName: 'Dalia', Locale: 'es-MX', Gender: 'Female' },
    { nonsense: true },
  ]
  const { address, asked } = await standIn(url => ({
    body: url.endsWith('/list') ? JSON.stringify(listed) : 'sound',
  }))
  const service = azureVoices({ key: 'secret', region: 'westeurope', address })
  const [dalia, ...others] = await service.voices()
  expect(others).toEqual([])
  expect(dalia).toEqual({
    id: 'azure:es-MX-DaliaNeural',
    language: 'es',
    dialect: 'es-MX',
    name: 'Dalia',
    gender: 'female',
    quality: 'neural',
  })
  if (!dalia) return
  await service.speak('<break/> & "más"\u0000', dalia, signal())
  expect(asked[1]).toMatchObject({
    url: '/cognitiveservices/v1',
    body: '<speak version="1.0" xml:lang="es-MX"><voice name="es-MX-DaliaNeural">&#60;break/&#62; &#38; &#34;más&#34; </voice></speak>',
    headers: {
      'ocp-apim-subscription-key': 'secret',
      'content-type': 'application/ssml+xml',
      'x-microsoft-outputformat': 'audio-24khz-48kbitrate-mono-mp3',
    },
  })
})

test.each([
  ['refuses', { status: 401, body: 'bad key secret' }],
  ['is broken', { status: 500, body: '' }],
  ['sends more than any line can be', { body: Buffer.alloc(5_100_000) }],
])('a service that %s fails without a word of its key', async (_what, answer) => {
  const { address } = await standIn(() => answer)
  const service = openaiVoices({ url: address, key: 'secret', model: 'm', voices: ['alloy'] })
  const failure = await service.speak('Hola', anyVoice, signal()).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(SpeechFailed)
  expect(String(failure)).not.toContain('secret')
})

test('a service that is away has no voices, and fails', async () => {
  const away = 'http://127.0.0.1:9'
  expect(await azureVoices({ key: 'k', region: 'r', address: away }).voices()).toEqual([])
  const service = openaiVoices({ url: away, key: undefined, model: 'm', voices: ['alloy'] })
  await expect(service.speak('Hola', anyVoice, signal())).rejects.toThrow(SpeechFailed)
})
