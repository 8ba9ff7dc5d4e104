import { beforeEach, expect, test } from 'vitest'
import type { Database } from '../database/connect'
import { pretendClock } from '../outside/clock/pretend-clock'
import {
  type PretendTranslator,
  pretendTranslator,
} from '../outside/translation/pretend-translator'
import { translateWith } from './translate'
import type { PendingPlace, PendingText, Translated, TranslationRoom } from './translation-room'
import { translationRounds } from './translation-work'

const between = { from: 'de', to: 'en' }
const clock = pretendClock('2026-03-04T10:00:00Z')

let translator: PretendTranslator
let errors: unknown[]
beforeEach(() => {
  translator = pretendTranslator()
  errors = []
  clock.moveTo('2026-03-04T10:00:00Z')
})

/** The room; its memories and places do not look into the database. */
const room = (parts: Partial<TranslationRoom> = {}): TranslationRoom => ({
  database: {} as Database,
  clock,
  translator,
  memories: [],
  places: [],
  onError: error => errors.push(error),
  ...parts,
})

const knows =
  (known: Record<string, string>): TranslationRoom['memories'][number] =>
  (_, texts) =>
    Promise.resolve(
      new Map(texts.flatMap(text => (known[text] ? [[text, known[text]] as const] : []))),
    )

test('what was translated before is copied, the rest is asked for once a text', async () => {
  const translate = translateWith(room({ memories: [knows({ Ja: 'Yes' }), knows({ Ja: 'Yep' })] }))
  const found = await translate(['Ja', 'Nein', 'Nein', ' ', ''], between)
  expect([...found]).toEqual([
    ['Ja', { translation: 'Yes', source: 'memory' }],
    ['Nein', { translation: 'en[Nein]', source: 'machine:pretend' }],
  ])
  expect(translator.asked).toEqual([['Nein']])
})

test('a hundred and twenty texts go in batches of fifty', async () => {
  const texts = Array.from({ length: 120 }, (_, index) => `Zeile ${index}`)
  expect((await translateWith(room())(texts, between)).size).toBe(120)
  expect(translator.asked.map(batch => batch.length)).toEqual([50, 50, 20])
})

test('a service that fails leaves blanks, is not asked for the next batch, and is told of', async () => {
  translator.isAway = true
  const texts = Array.from({ length: 120 }, (_, index) => `Zeile ${index}`)
  expect((await translateWith(room())(texts, between)).size).toBe(0)
  expect(translator.asked).toHaveLength(1)
  expect(errors).toHaveLength(1)
})

test('a memory that fails leaves the service to answer', async () => {
  const broken = () => Promise.reject(new Error('away'))
  const found = await translateWith(room({ memories: [broken] }))(['Ja'], between)
  expect(found.get('Ja')?.source).toBe('machine:pretend')
  expect(errors).toHaveLength(1)
})

test('without a service, or into the same language, nothing is made up', async () => {
  const quiet = translateWith(room({ translator: undefined }))
  expect((await quiet(['Ja'], between)).size).toBe(0)
  expect((await translateWith(room())(['Yes'], { from: 'en', to: 'en' })).size).toBe(0)
})

/** A place with texts that wait until they are filled. */
function waitingPlace(texts: readonly string[]) {
  const waiting = new Map<string, PendingText>(
    texts.map((text, index) => [`${index}`, { id: `${index}`, text, from: 'de', to: 'en' }]),
  )
  const filled: ({ id: string } & Translated)[] = []
  const place: PendingPlace = {
    pending: () => Promise.resolve([...waiting.values()]),
    fill: rows => {
      filled.push(...rows)
      for (const { id } of rows) waiting.delete(id)
      return Promise.resolve()
    },
  }
  return { place, filled }
}

test('a text that waits is tried after 1, 5 and 30 minutes, then not again', async () => {
  translator.isAway = true
  const { place, filled } = waitingPlace(['Ja'])
  const round = translationRounds(room({ places: [place] }))
  const triesAt = async (instant: string) => {
    clock.moveTo(`2026-03-04T${instant}Z`)
    await round()
    return translator.asked.length
  }
  expect(await triesAt('10:00:00')).toBe(0)
  expect(await triesAt('10:00:59')).toBe(0)
  expect(await triesAt('10:01:00')).toBe(1)
  expect(await triesAt('10:05:59')).toBe(1)
  expect(await triesAt('10:06:00')).toBe(2)
  expect(await triesAt('10:35:59')).toBe(2)
  expect(await triesAt('10:36:00')).toBe(3)
  expect(await triesAt('23:00:00')).toBe(3)
  expect(filled).toEqual([])
})

test('a service that is back fills what waited, and what is new has its own minute', async () => {
  translator.isAway = true
  const { place, filled } = waitingPlace(['Ja', 'Nein'])
  const round = translationRounds(room({ places: [place] }))
  await round()
  clock.moveTo('2026-03-04T10:01:00Z')
  await round()
  translator.isAway = false
  clock.moveTo('2026-03-04T10:06:00Z')
  await round()
  expect(filled).toEqual([
    { id: '0', translation: 'en[Ja]', source: 'machine:pretend' },
    { id: '1', translation: 'en[Nein]', source: 'machine:pretend' },
  ])
})
