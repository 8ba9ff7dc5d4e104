import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pasteScript } from '../script/paste-script'
import { draftScript, isAsDrafted } from './draft-script'
import { readDraft } from './read-draft'

const line = (place: number, told: object = {}) => ({
  speaker: place % 2 === 0 ? 1 : 2,
  text: `Línea ${place}.`,
  translation: `Line ${place}.`,
  ...told,
})
const lines = Array.from({ length: 14 }, (_, place) => line(place))
const withFirst = (told: object) => JSON.stringify({ lines: [line(0, told), ...lines.slice(1)] })
const first = (told: object) => readDraft(withFirst(told))?.[0]

test('a draft is read, out of a fence too', () => {
  const content = JSON.stringify({ lines })
  const read = readDraft(content)
  expect(read).toHaveLength(14)
  expect(read?.[1]).toEqual({ character: 2, text: 'Línea 1.', translation: 'Line 1.' })
  expect(readDraft(`Here it is:\n\`\`\`json\n${content}\n\`\`\`\nEnjoy!`)).toEqual(read)
})

describe('texts are data', () => {
  test.each([
    ['  Hola,\n\tAna. ', 'Hola, Ana.'],
    ['a\u0000b\u001b[31mc', 'a b [31mc'],
    ['abc\u202Etxt.exe', 'abc txt.exe'],
    ['x\uD800y', 'x y'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['x'.repeat(300), 'x'.repeat(300)],
  ])('%j is %j', (text, read) => expect(first({ text })?.text).toBe(read))

  test.each([
    ['x'.repeat(301), null],
    [undefined, null],
    [5, null],
    [' Hi. ', 'Hi.'],
  ])('a translation %j is %j', (translation, read) =>
    expect(first({ translation })?.translation).toBe(read),
  )
})

test.each([
  ['no JSON', 'I am sorry.'],
  ['half of it', '{"lines": [{"speaker": 1'],
  ['nothing', ''],
  ['null', 'null'],
  ['a list', JSON.stringify(lines)],
  ['other names', JSON.stringify({ dialogue: lines })],
  ['too few lines', JSON.stringify({ lines: lines.slice(3) })],
  ['too many lines', JSON.stringify({ lines: [...lines, ...lines] })],
  ['a line that is none', withFirst({}).replace('{"speaker":1,', '[], {"speaker":1,')],
  ['a third speaker', withFirst({ speaker: 3 })],
  ['a speaker by name', withFirst({ speaker: 'Ana' })],
  ['no text', withFirst({ text: undefined })],
  ['an empty text', withFirst({ text: ' \u0007 ' })],
  ['a text that cannot be saved', withFirst({ text: 'x'.repeat(301) })],
])('%s is no draft', (_what, content) => expect(readDraft(content)).toBeUndefined())

test('whatever a service writes makes lines that can be pasted and saved, or none', () => {
  const text = fc.string({ unit: 'binary', maxLength: 40 })
  const told = fc.record({ speaker: fc.constantFrom(1, 2), text, translation: text })
  fc.assert(
    fc.property(fc.array(told, { minLength: 12, maxLength: 16 }), sent => {
      const read = readDraft(JSON.stringify({ lines: sent })) ?? []
      const script = pasteScript(draftScript(read, ['Ana', 'Luis']), 'table')
      expect(script.lines.map(one => one.text)).toEqual(read.map(one => one.text))
      expect(script.lines.every(one => isAsDrafted(one, read))).toBe(true)
    }),
  )
})

test('a line that was changed in the panel is not as it was drafted', () => {
  const drafted = readDraft(JSON.stringify({ lines })) ?? []
  expect(isAsDrafted({ text: 'Línea 1.', translation: 'Line 1.' }, drafted)).toBe(true)
  expect(isAsDrafted({ text: 'Línea una.', translation: 'Line 1.' }, drafted)).toBe(false)
  expect(isAsDrafted({ text: 'Línea 1.', translation: 'The line.' }, drafted)).toBe(false)
})
