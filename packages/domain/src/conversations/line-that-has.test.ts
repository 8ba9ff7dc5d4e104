import { expect, test } from 'vitest'
import { lineThatHas } from './line-that-has'

const lines = [
  { text: '¿Está libre?', translation: 'Is it free?' },
  { text: 'Sí, está libre la silla.', translation: null },
  { text: 'Gracias.', translation: 'Thank you.' },
  { text: '我喝咖啡。', translation: 'I drink coffee.' },
]

test.each([
  ['libre', '¿Está libre?'],
  ['silla libre', 'Sí, está libre la silla.'],
  ['libre gracias', '¿Está libre?'],
  ['grac', 'Gracias.'],
  ['咖啡', '我喝咖啡。'],
  ['coffee', '我喝咖啡。'],
  ['mesa', undefined],
  ['!', undefined],
])('%s is shown by %s', (asked, line) => {
  expect(lineThatHas(lines, asked)).toBe(line)
})
