import { expect, test } from 'vitest'
import { isLastLayer, shownLayers } from './shown-layers'

test('whatever was chosen, something is shown', () => {
  for (const original of [true, false])
    for (const pinyin of [true, false])
      for (const translation of [true, false])
        for (const hasPinyin of [true, false]) {
          const chosen = { original, pinyin, translation }
          const shown = shownLayers(chosen, hasPinyin)
          expect(Object.values(shown)).toContain(true)
          expect(shown.pinyin).toBe(pinyin && hasPinyin)
          expect(shown.translation).toBe(translation)
          if (original) expect(shown.original).toBe(true)
        }
})

test('only the last one that is shown cannot be hidden', () => {
  const both = { original: true, pinyin: false, translation: true }
  expect(isLastLayer(both, 'original')).toBe(false)
  const one = shownLayers({ original: false, pinyin: true, translation: true }, false)
  expect(isLastLayer(one, 'translation')).toBe(true)
  expect(isLastLayer(one, 'original')).toBe(false)
})
