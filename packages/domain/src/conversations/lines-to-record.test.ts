import { expect, test } from 'vitest'
import type { EditedLine } from './conversation-edit'
import { emptyLine } from './line-actions'
import { linesToRecord } from './lines-to-record'

const line = (id: string, told: Partial<EditedLine>): EditedLine => ({
  ...emptyLine(id, 1),
  text: 'Hola.',
  ...told,
})
const ids = (lines: readonly EditedLine[]) => linesToRecord(lines).map(({ id }) => id)

test.each<[string, Partial<EditedLine>, string[]]>([
  ['a clip', { audio: '/media/a', audioText: 'Hola.' }, ['other']],
  ['a clip of which nobody knows the text', { audio: '/media/a' }, ['other']],
  ['no clip', {}, ['one', 'other']],
  ['a clip of another text', { audio: '/media/a', audioText: 'Buenas.' }, ['one', 'other']],
  ['no text', { text: ' ' }, ['other']],
])('a line with %s beside one without a clip', (_, told, wanted) => {
  expect(ids([line('one', told), line('other', {})])).toEqual(wanted)
})

test('where every line has its clip, all are recorded again', () => {
  const clip = { audio: '/media/a', audioText: 'Hola.' }
  expect(ids([line('one', clip), line('other', clip), line('none', { text: '' })])).toEqual([
    'one',
    'other',
  ])
})
