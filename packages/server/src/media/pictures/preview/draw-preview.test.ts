import fc from 'fast-check'
import { expect, test } from 'vitest'
import { svgFaults } from '../svg-faults'
import { drawPreview } from './draw-preview'

const scene = { place: 'hotel', props: ['suitcase', 'cat', 'key'] } as const
const draw = (title: string, facts = 'Español · A1') =>
  drawPreview('covers', 'es', { seed: 'a', scene }, { title, facts })
/** How far to the right letters of the title stand, in pixels. */
const titleEnd = (svg: string) => {
  const [, scale = '0', letters = ''] =
    /translate\(48 \d+\)scale\(([\d.]+)\)">(.*?)<\/g>/.exec(svg) ?? []
  const steps = [...letters.matchAll(/translate\((\d+)\)/g)].map(([, at]) => Number(at))
  return 48 + Math.max(0, ...steps) * Number(scale)
}

test('a title of any length is a sound picture, and ends before the language', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 90 }), title => {
      const svg = draw(title)
      expect(svgFaults(svg)).toEqual([])
      expect(svg).not.toMatch(/<text|NaN|undefined|Infinity/)
      expect(titleEnd(svg)).toBeLessThan(860)
    }),
  )
  expect(titleEnd(draw('W'.repeat(90)))).toBeGreaterThan(700)
})

test.each(['La llave equivocada', 'Où est Hubert ?', 'Straße, „Öl“ – größer…', 'What’s "that"?'])(
  '%s is written on it',
  title => {
    expect(titleEnd(draw(title))).toBeGreaterThan(150)
  },
)

test.each(['这是谁的猫？', 'Привет', ''])('%j, which has no letters here, is left out', title => {
  expect(draw(title)).toBe(drawPreview('covers', 'es', { seed: 'a', scene }, undefined))
})

test('a song has its own cover, with its title', () => {
  const words = { title: 'Tren de papel', facts: 'Español' }
  const song = drawPreview('songs', 'es', { seed: 'a' }, words)
  expect(svgFaults(song)).toEqual([])
  expect(titleEnd(song)).toBeGreaterThan(150)
  expect(song).not.toBe(drawPreview('covers', 'es', { seed: 'a' }, words))
})

test('one title is as another only where it is the same', () => {
  expect(draw('Una')).not.toBe(draw('Dos'))
  expect(draw('Una', 'Español')).not.toBe(draw('Una', 'Español · A1'))
})

test('letters are whole: every path of a title is closed', () => {
  const paths = [...draw('La llave').matchAll(/<path transform="translate\(\d+\)" d="([^"]+)"/g)]
  expect(paths.length).toBeGreaterThan(6)
  expect(paths.filter(([, d = '']) => !d.endsWith('z'))).toEqual([])
})
