import { expect, test } from 'vitest'
import { lineThatHas } from './line-that-has'

const lines = [
  { text: '¿Está libre?', pinyin: null, translation: 'Is it free?' },
  { text: 'Sí, está libre la silla.', pinyin: null, translation: null },
  { text: 'Gracias.', pinyin: null, translation: 'Thank you.' },
  { text: '我喝咖啡。', pinyin: 'Wǒ hē kāfēi.', translation: 'I drink coffee.' },
]

test.each([
  ['libre', '¿Está libre?'],
  ['silla libre', 'Sí, está libre la silla.'],
  ['libre gracias', '¿Está libre?'],
  ['grac', 'Gracias.'],
  ['咖啡', '我喝咖啡。'],
  ['coffee', '我喝咖啡。'],
  ['ka1fei1', '我喝咖啡。'],
  ['hekafei', '我喝咖啡。'],
  ['mesa', undefined],
  ['!', undefined],
])('%s is shown by %s', (asked, line) => {
  expect(lineThatHas(lines, asked)).toBe(line)
})
