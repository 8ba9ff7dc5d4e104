import { expect, test } from 'vitest'
import { lineThatHas } from './line-that-has'

const lines = ['¿Está libre?', 'Sí, está libre la silla.', 'Gracias.', '我喝咖啡。']

test.each([
  ['libre', '¿Está libre?'],
  ['silla libre', 'Sí, está libre la silla.'],
  ['libre gracias', '¿Está libre?'],
  ['grac', 'Gracias.'],
  ['咖啡', '我喝咖啡。'],
  ['mesa', undefined],
  ['!', undefined],
])('%s is shown by %s', (asked, line) => {
  expect(lineThatHas(lines, asked)).toBe(line)
})
