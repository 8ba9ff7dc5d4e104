import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { otherLanguages } from '@duologue/contract/samples/sample-conversation'
import { levels } from '@duologue/domain/choices/levels'
import { suggestScene } from '@duologue/domain/media/suggest-scene'
import { normaliseText } from '@duologue/domain/text/normalise'
import { beforeAll, describe, expect, test } from 'vitest'
import { audioKey, speakerOf } from './audio-key'
import { type KeyedSample, readSamples } from './read-samples'

const content = join(import.meta.dirname, '../../../../content')

/** Chinese lines are spoken by the browser's voice (voices.md#sample-clips). */
const withClips = ['es', 'fr', 'de', 'en']

describe('the samples of the product', () => {
  let samples: KeyedSample[]
  let durations: Record<string, number>

  beforeAll(async () => {
    samples = await readSamples(content)
    durations = JSON.parse(await readFile(join(content, 'audio', 'durations.json'), 'utf8'))
  })

  test('are thirty of each language, more of them for beginners, each in the folder of its language', () => {
    const wanted = { A1: 8, A2: 8, B1: 6, B2: 4, C1: 2, C2: 2 }
    for (const language of [...withClips, 'zh']) {
      const own = samples.filter(({ sample }) => sample.language === language)
      const found = levels.map(level => [
        level,
        own.filter(({ sample }) => sample.difficulty === level).length,
      ])
      expect([language, Object.fromEntries(found)]).toEqual([language, wanted])
    }
    const strays = samples.filter(({ key, sample }) => {
      return !key.startsWith(`${sample.language}/${sample.difficulty.toLowerCase()}-`)
    })
    expect(strays).toEqual([])
  })

  test('have 10 to 16 lines, two characters who both speak, titles and gists of their own', () => {
    const wrong = samples.filter(({ sample: { dialogue, character1, character2 } }) => {
      const speakers = new Set(dialogue.map(line => line.character))
      const isLong = dialogue.length >= 10 && dialogue.length <= 16
      return !isLong || speakers.size !== 2 || character1.name === character2.name
    })
    expect(wrong.map(({ key }) => key)).toEqual([])
    for (const field of ['title', 'gist'] as const) {
      const told = new Set(samples.map(({ sample }) => sample[field]))
      expect(told.size).toBe(samples.length)
    }
  })

  test('show different scenes, no two of a language alike in place and first thing', () => {
    const words = samples.map(({ sample }) => sample.scene)
    expect(new Set(words).size).toBe(samples.length)
    const firsts = samples.map(({ sample }) => {
      const [place, first] = sample.scene.split('~')
      return `${sample.language} ${place} ${first}`
    })
    expect(new Set(firsts).size).toBe(samples.length)
  })

  test('speak of their scenes: three in four places and three in five first things are found', () => {
    const found = samples.map(({ sample }) => {
      const { title, gist, language, translationLanguage, dialogue, scene } = sample
      const suggested = suggestScene(
        { text: title, language },
        dialogue.map(({ text }) => ({ text, language })),
        [gist, ...dialogue.map(({ translation }) => translation)].map(text => ({
          text,
          language: translationLanguage,
        })),
      )
      const [place, first] = scene.split('~')
      return { isPlace: suggested?.place === place, isFirst: suggested?.props[0] === first }
    })
    const share = (is: 'isPlace' | 'isFirst') => found.filter(one => one[is]).length / found.length
    expect(share('isPlace')).toBeGreaterThan(0.75)
    expect(share('isFirst')).toBeGreaterThan(0.6)
  })

  test('translate into another language, Chinese ones with pinyin', () => {
    const wrong = samples.filter(({ sample }) => {
      const expected = sample.language === 'en' ? 'es' : 'en'
      const pinyin = sample.dialogue.every(line => line.pinyin) === (sample.language === 'zh')
      const others = sample.language === 'en' ? 'de,fr' : ''
      const isTold = otherLanguages(sample.dialogue).join() === others
      return sample.translationLanguage !== expected || !pinyin || !isTold
    })
    expect(wrong.map(({ key }) => key)).toEqual([])
  })

  test('have a clip on disk for every line that is not Chinese', () => {
    const silent = samples
      .filter(({ sample }) => withClips.includes(sample.language))
      .flatMap(({ key, sample }) =>
        sample.dialogue.flatMap(({ character, text }) => {
          const who = character === 1 ? sample.character1 : sample.character2
          const clip = audioKey(sample.language, speakerOf(who, sample.difficulty), text)
          const isThere = existsSync(join(content, 'audio', clip))
          return isThere && (durations[clip] ?? 0) > 100 ? [] : [`${key}: ${text}`]
        }),
      )
    expect(silent).toEqual([])
  })

  test('can be battled: each has lines that differ', () => {
    const dull = samples.filter(
      ({ sample: { dialogue, language } }) =>
        new Set(dialogue.map(({ text }) => normaliseText(text, language))).size < 4,
    )
    expect(dull.map(({ key }) => key)).toEqual([])
  })
})
