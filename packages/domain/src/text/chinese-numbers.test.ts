import { expect, test } from 'vitest'
import { chineseNumbers } from './chinese-numbers'

test.each([
  ['六号座位', ['6']],
  ['二〇二六年十二月', ['2026', '12']],
  ['三百零五', ['305']],
  ['两千', ['2000']],
  ['你好', []],
])('%s has the numbers %j', (text, numbers) => {
  expect(chineseNumbers(text)).toEqual(numbers)
})
