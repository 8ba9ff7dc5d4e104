import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readCsv } from '../../packages/domain/src/text/csv'
import { audioKey, type Speaker } from '../../packages/server/src/content/audio-key'
import { openShelf } from '../content-audio/clip-shelf'
import type { LineToSpeak } from '../content-audio/lines-to-speak'
import { wrongSoundOf } from '../content-check/clip-rules'
import { packRecordings, recordingOf, writeScript } from './recording-script'
import { speakLines, voicesFor } from './speak-lines'
import { toneWav } from './wav-of'

const line = (text: string, voice: 'high' | 'low' = 'high'): LineToSpeak => {
  const speaker: Speaker = { voice, age: 'adult', pace: 0.85 }
  return { key: audioKey('zh', speaker, text), language: 'zh', speaker, text, pinyin: 'Nǐ hǎo.' }
}

async function emptyFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'clips-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A voice service on this machine, what it was asked, and how many lines it had at once. */
async function standIn(answer: (input: string) => { status: number; body: string | Buffer }) {
  const asked: Record<string, unknown>[] = []
  let [now, most] = [0, 0]
  const server = createServer(async (request, response) => {
    now += 1
    most = Math.max(most, now)
    let body = ''
    for await (const part of request) body += String(part)
    const told = JSON.parse(body) as { input: string }
    asked.push({ ...told, url: request.url, key: request.headers.authorization })
    const { status, body: said } = answer(told.input)
    response.writeHead(status).end(said)
    now -= 1
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  const service = { url, key: 'secret', model: 'kokoro', voices: ['zh:dora', 'zh:alex', 'alloy'] }
  return { service, asked, most: () => most }
}

test('lines are spoken as WAV in the voice of their character, and kept at one loudness', async () => {
  const { service, asked } = await standIn(() => ({ status: 200, body: toneWav() }))
  const folder = await emptyFolder()
  const shelf = await openShelf(folder)
  const [high, low] = [line('你好。'), line('再见。', 'low')]
  expect(await speakLines([high, low], service, shelf)).toEqual({ done: 2, failed: [] })
  expect(asked).toContainEqual({
    url: '/v1/audio/speech',
    key: 'Bearer secret',
    model: 'kokoro',
    voice: 'alex',
    input: '再见。',
    response_format: 'wav',
    speed: 0.85,
  })
  await shelf.keepOnly(new Set([high.key, low.key]))
  const heard = JSON.parse(await readFile(join(folder, 'heard.json'), 'utf8'))
  expect(heard[high.key].by).toBe('openai:dora')
  expect(wrongSoundOf(heard[high.key])).toEqual([])
  const durations = JSON.parse(await readFile(join(folder, 'durations.json'), 'utf8'))
  expect(Math.abs(durations[high.key] - 1160)).toBeLessThan(30)
})

test('four lines are asked for at a time; what failed is told, and is not there', async () => {
  const { service, most } = await standIn(text =>
    text === '坏' ? { status: 500, body: 'no' } : { status: 200, body: toneWav() },
  )
  const shelf = await openShelf(await emptyFolder())
  const lines = [...Array.from({ length: 9 }, (_, index) => line(`第${index}`)), line('坏')]
  const { done, failed } = await speakLines(lines, service, shelf)
  expect([done, failed]).toEqual([9, ['坏: the service answered 500']])
  expect(most()).toBeLessThanOrEqual(4)
  expect(lines.filter(({ key }) => shelf.has(key))).toHaveLength(9)
})

test('what was spoken is there the next time, unless its bytes changed', async () => {
  const { service } = await standIn(() => ({ status: 200, body: toneWav() }))
  const folder = await emptyFolder()
  const [one, other] = [line('一'), line('二')]
  const shelf = await openShelf(folder)
  await speakLines([one, other], service, shelf)
  await shelf.keepOnly(new Set([one.key, other.key]))
  await writeFile(join(folder, other.key), 'something else')
  const again = await openShelf(folder)
  expect([again.has(one.key), again.has(other.key)]).toEqual([true, false])
})

test('clips that nothing asks for are removed', async () => {
  const { service } = await standIn(() => ({ status: 200, body: toneWav() }))
  const shelf = await openShelf(await emptyFolder())
  const [one, other] = [line('一'), line('二')]
  await speakLines([one, other], service, shelf)
  expect(await shelf.keepOnly(new Set([one.key]))).toBe(1)
  expect(shelf.has(other.key)).toBe(false)
})

test.each([
  ['zh', ['zh:a', 'zh:b', 'c'], { high: 'a', low: 'b' }],
  ['es', ['zh:a', 'c', 'd'], { high: 'c', low: 'd' }],
  ['es', ['c'], { high: 'c', low: 'c' }],
])('the voices of %s among %j', (language, told, voices) => {
  expect(voicesFor(language, told)).toEqual(voices)
})

test('a language without a voice is told', () => {
  expect(() => voicesFor('es', ['zh:a'])).toThrow('SPEECH_VOICES names no voice for es.')
})

test('what is to be recorded is a table, and recordings are taken with their licence', async () => {
  const [folder, clips] = [await emptyFolder(), await emptyFolder()]
  const [one, other, broken] = [line('一'), line('二', 'low'), line('三')]
  const lines = [one, other, broken]
  await writeScript(folder, lines)
  const rows = readCsv(await readFile(join(folder, 'lines.csv'), 'utf8'))
  expect(rows[1]).toEqual([recordingOf(one), 'high', 'adult', '一', 'Nǐ hǎo.'])
  await writeFile(join(folder, recordingOf(one)), toneWav(48_000))
  await writeFile(join(folder, recordingOf(broken)), 'no sound')
  const shelf = await openShelf(clips)
  await expect(packRecordings(folder, lines, shelf)).rejects.toThrow('licence.txt')
  await writeFile(join(folder, 'licence.txt'), 'Li Ming, CC BY 4.0\n')
  const failed = [`${recordingOf(broken)}: This is no WAV file.`]
  expect(await packRecordings(folder, lines, shelf)).toEqual({ done: 1, missing: 1, failed })
  await shelf.keepOnly(new Set([one.key]))
  const heard = JSON.parse(await readFile(join(clips, 'heard.json'), 'utf8'))
  expect(heard[one.key]).toMatchObject({ by: 'human', licence: 'Li Ming, CC BY 4.0' })
})
