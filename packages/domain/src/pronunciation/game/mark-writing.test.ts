import fc from 'fast-check'
import { expect, test } from 'vitest'
import { battleDifficulties } from '../../choices/battle-difficulties'
import { isWrittenRight } from './mark-writing'
import { sampleItem } from './sample-items'

const everywhere = [true, true, true] as const
const nowhere = [false, false, false] as const
const butHard = [true, true, false] as const

test.each([
  ['es', 'perro', 'Perro!', everywhere],
  ['es', 'perro', 'pero', nowhere],
  ['es', 'perro', '', nowhere],
  ['es', 'perro', 'el perro', nowhere],
  ['es', 'papá', 'papá', everywhere],
  ['es', 'papá', 'papa', butHard],
  ['es', 'papá', 'pápa', butHard],
  ['es', 'papá', 'papa\u0301', everywhere],
  ['es', 'niño', 'nino', butHard],
  ['fr', 'dessous', 'dessus', nowhere],
  ['fr', 'aujourd’hui', "aujourd'hui", everywhere],
  ['fr', "l'été", 'l’été', everywhere],
  ['fr', 'œuf', 'oeuf', everywhere],
  ['fr', 'peut-être', 'peut – être', everywhere],
  ['fr', 'peut-être', 'peut-etre', butHard],
  ['fr', 'garçon', 'garcon', butHard],
  ['fr', '1 café', 'un café', everywhere],
  ['fr', '1 café', 'un cafe', butHard],
  ['fr', '1 café', 'une café', everywhere],
  ['fr', 'trois', '3', everywhere],
  ['de', 'Straße', 'strasse', everywhere],
  ['de', 'schön', 'schon', butHard],
  ['de', '21', 'einundzwanzig', everywhere],
  ['en', "don't", 'dont', everywhere],
  ['en', 'ship', 'sheep', nowhere],
  ['ja', 'はし', 'は し', everywhere],
  ['en', '?!', '?!', everywhere],
  ['en', '?!', 'what', nowhere],
] as const)(
  'in %s, %s written as "%s" is right on easy, normal, hard: %j',
  (language, text, typed, right) => {
    expect(
      battleDifficulties.map(difficulty =>
        isWrittenRight(sampleItem(text), typed, language, difficulty),
      ),
    ).toEqual(right)
  },
)

test.each([
  ['马', 'mǎ', '马', everywhere],
  ['马', 'mǎ', 'mǎ', everywhere],
  ['马', 'mǎ', 'ma3', everywhere],
  ['马', 'mǎ', 'Ma 3', everywhere],
  ['马', 'mǎ', 'ma1', butHard],
  ['马', 'mǎ', 'ma', butHard],
  ['马', 'mǎ', '妈', butHard],
  ['马', 'mǎ', '你', nowhere],
  ['马', 'mǎ', 'mo3', nowhere],
  ['朋友', 'péngyou', 'peng2you5', everywhere],
  ['朋友', 'péngyou', 'péng you', everywhere],
  ['女', 'nǚ', 'nv3', everywhere],
  ['女', 'nǚ', 'nü3', everywhere],
  ['女', 'nǚ', 'nu3', butHard],
  ['去', 'qù', 'qu4', everywhere],
] as const)(
  '%s (%s) written as "%s" is right on easy, normal, hard: %j',
  (text, pinyin, typed, right) => {
    expect(
      battleDifficulties.map(difficulty =>
        isWrittenRight(sampleItem(text, { pinyin }), typed, 'zh', difficulty),
      ),
    ).toEqual(right)
  },
)

test('a variant is as good as the text', () => {
  const item = sampleItem('coche', { variants: ['carro', 'auto'] })
  expect(isWrittenRight(item, 'Auto', 'es', 'hard')).toBe(true)
  expect(isWrittenRight(item, 'autos', 'es', 'easy')).toBe(false)
})

test('the text itself is always right, and what is right on hard is right everywhere', () => {
  const languages = fc.constantFrom('es', 'fr', 'de', 'en', 'zh')
  const texts = fc.string({ unit: fc.constantFrom('a', 'é', 'ß', '2', ' ', "'", '马', 'ñ', '-') })
  fc.assert(
    fc.property(languages, texts, texts, (language, text, typed) => {
      expect(isWrittenRight(sampleItem(text), text, language, 'hard')).toBe(true)
      if (isWrittenRight(sampleItem(text), typed, language, 'hard')) {
        expect(isWrittenRight(sampleItem(text), typed, language, 'easy')).toBe(true)
      }
    }),
  )
})
