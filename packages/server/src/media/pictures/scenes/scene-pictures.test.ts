import { type Prop, places, props } from '@duologue/domain/choices/scene-choices'
import { readScene } from '@duologue/domain/media/scene'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coverPalette, stageHours, stagePalette } from '../cover-palette'
import { seeded } from '../seeded'
import { svgFaults } from '../svg-faults'
import { allPlaces } from './all-places'
import { allProps } from './all-props'
import { cream, inks } from './paper'
import { drawSceneCover, drawSongScene, drawStage } from './scene-pictures'

const languages = ['ar', 'zh', 'en', 'fr', 'de', 'it', 'ja', 'ko', 'pt', 'ru', 'es', 'sv'] as const
const bytes = (svg: string) => Buffer.byteLength(svg)

/** Nothing that could not be drawn, run, or read as text. */
function expectSound(svg: string) {
  expect(svgFaults(svg)).toEqual([])
  expect(svg).not.toMatch(/<text|NaN|undefined|Infinity/)
}

test('every place has a drawing of at most 1,400 bytes in the papers of every language', () => {
  for (const place of places)
    for (const language of languages)
      for (const hour of stageHours)
        expect([place, bytes(allPlaces[place](stagePalette(hour, language))) <= 1400]).toEqual([
          place,
          true,
        ])
})

test('every prop has a drawing of at most 800 bytes, of the papers alone', () => {
  const papers = new Set<string>([...Object.values(inks), cream, 'none'])
  for (const prop of props) {
    expect([prop, bytes(allProps[prop]) <= 800]).toEqual([prop, true])
    for (const [, colour = ''] of allProps[prop].matchAll(/(?:fill|stroke)="([^"]+)"/g))
      expect([prop, papers.has(colour)]).toEqual([prop, true])
  }
})

test('no two places and no two props are drawn alike', () => {
  const papers = stagePalette('day', 'es')
  expect(new Set(places.map(place => allPlaces[place](papers))).size).toBe(places.length)
  expect(new Set(props.map(prop => allProps[prop])).size).toBe(props.length)
})

test('every prop in every place is a sound picture of at most 6,000 bytes, by day and by night', () => {
  for (const place of places)
    props.forEach((prop, at) => {
      const language = languages[at % languages.length] ?? 'es'
      const scene = { place, props: [prop] }
      for (const hour of stageHours) {
        const svg = drawStage(hour, language, `seed-${at}`, scene)
        expectSound(svg)
        expect(bytes(svg)).toBeLessThanOrEqual(6000)
      }
    })
})

const anyScene = fc.record({
  place: fc.constantFrom(...places),
  props: fc.uniqueArray(fc.constantFrom(...props), { maxLength: 3 }),
})

test('the largest three props in any place are no more than 6,000 bytes', () => {
  const largest = props.toSorted((one, other) => bytes(allProps[other]) - bytes(allProps[one]))
  for (const place of places) {
    for (const draw of [drawSceneCover, drawSongScene]) {
      const svg = draw('es', 'a'.repeat(80), { place, props: largest.slice(0, 3) })
      expect(bytes(svg)).toBeLessThanOrEqual(6000)
      expectSound(svg)
    }
  }
})

test('the same language, seed and scene give the same picture; another scene gives another', () => {
  fc.assert(
    fc.property(anyScene, anyScene, fc.constantFrom(...languages), (one, other, language) => {
      const svg = drawSceneCover(language, 'seed', one)
      expectSound(svg)
      expect(drawSceneCover(language, 'seed', one)).toBe(svg)
      const isSame = JSON.stringify(one) === JSON.stringify(other)
      expect(drawSceneCover(language, 'seed', other) === svg).toBe(isSame)
    }),
  )
})

/** Where the props of a picture stand: the middle of the foot, and the size. */
const marksOf = (svg: string) =>
  [...svg.matchAll(/translate\((\d+) (\d+)\)scale\((1(?:\.\d+)?)\)/g)].map(([, x, y, size]) => ({
    x: Number(x),
    y: Number(y),
    size: Number(size),
  }))

test('nothing stands under the portraits of a card, whichever way its language is read', () => {
  // On a card of 300 pixels they take the 72 lowest units, 213 wide, at one side or the other.
  fc.assert(
    fc.property(anyScene, fc.string({ minLength: 1, maxLength: 12 }), (scene, seed) => {
      const marks = marksOf(drawSceneCover('es', seed, scene))
      expect(marks).toHaveLength(scene.props.length)
      for (const { x, y, size } of marks) {
        expect(x - 72 * size).toBeGreaterThan(60)
        expect(x + 72 * size).toBeLessThan(580)
        if (y > 288) {
          expect(x - 68 * size).toBeGreaterThan(213)
          expect(x + 68 * size).toBeLessThan(640 - 213)
        }
      }
    }),
  )
})

test('the seed moves a prop by no more than 8 % of a quarter of the stage to either side', () => {
  const scene = { place: 'hotel', props: ['key', 'cat', 'dog'] } as const
  const firsts = Array.from({ length: 200 }, (_, at) => {
    const marks = marksOf(drawSceneCover('es', `seed-${at}`, scene))
    return marks.find(mark => mark.size > 1.3)?.x ?? Number.NaN
  })
  expect(Math.max(...firsts) - Math.min(...firsts)).toBeLessThanOrEqual(2 * 0.08 * (640 / 4))
  expect(new Set(firsts).size).toBeGreaterThan(15)
})

test('the two voices stand in the corner of a cover, as notes in that of a song, and of no stage', () => {
  const scene = readScene('lift~phone')
  if (!scene) throw new Error('this is a scene')
  const voices = ['fill="#ef6f50"', 'fill="#0d9298"']
  for (const voice of voices) {
    expect(drawSceneCover('de', 'a', scene)).toContain(voice)
    expect(drawSongScene('de', 'a', scene)).toContain(voice)
    expect(drawStage('day', 'de', 'a', scene)).not.toContain(voice)
  }
  expect(drawSongScene('de', 'a', scene)).not.toBe(drawSceneCover('de', 'a', scene))
})

/** OKLab's lightness of a colour, 0 to 1. */
function lightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
}

test('each paper, or the edge cut round it, is 0.2 lighter or darker than any wall', () => {
  const walls = languages.flatMap(language => [
    ...stageHours.map(hour => stagePalette(hour, language).wall),
    ...Array.from({ length: 60 }, (_, at) => coverPalette(language, seeded(`${at}`)).wall),
  ])
  expect(Object.keys(inks)).toHaveLength(12)
  for (const wall of walls)
    for (const [name, ink] of Object.entries(inks)) {
      const least = Math.max(
        Math.abs(lightness(ink) - lightness(wall)),
        Math.abs(lightness(cream) - lightness(wall)),
      )
      expect([name, wall, least >= 0.195]).toEqual([name, wall, true])
    }
})

test('night is dark and day is light, for every language', () => {
  for (const language of languages) {
    expect(lightness(stagePalette('day', language).wall)).toBeGreaterThan(0.9)
    expect(lightness(stagePalette('night', language).wall)).toBeLessThan(0.45)
  }
})

test('what hangs has two threads and no shadow; what stands has a shadow and no threads', () => {
  const drawn = (prop: Prop) => drawStage('day', 'es', 'a', { place: 'lift', props: [prop] })
  const threads = /d="M\d+ 0V\d+M\d+ 0V\d+"/
  expect(drawn('moon')).toMatch(threads)
  expect(drawn('moon')).not.toContain('<ellipse')
  expect(drawn('cat')).not.toMatch(threads)
  expect(drawn('cat')).toContain('<ellipse')
})
