import type { EditedLine } from '@duologue/domain/conversations/conversation-edit'
import { emptyLine } from '@duologue/domain/conversations/line-actions'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { LineActions } from './line-actions-of'
import { LineRow } from './line-row'

const lineWith = (told: Partial<EditedLine>): EditedLine => ({
  ...emptyLine('one', 1),
  text: 'Hola.',
  ...told,
})

/** Shows a row; `done` tells what was done with it. */
async function showRow(line: EditedLine) {
  const done: unknown[][] = []
  const note =
    (name: string) =>
    (...told: unknown[]) => {
      done.push([name, ...told])
      return ''
    }
  const actions: LineActions = {
    change: note('change'),
    add: note('add'),
    duplicate: note('duplicate'),
    split: note('split'),
    merge: note('merge'),
    remove: note('remove'),
    move: note('move'),
    drop: note('drop'),
  }
  const shared = {
    language: 'es',
    translationLanguage: 'en',
    names: ['Ana', 'Luis'] as const,
    actions,
    speak: undefined,
  }
  const screen = await render(
    <ol>
      <LineRow line={line} place={2} total={3} shared={shared} onFocus={vi.fn()} />
    </ol>,
  )
  return { screen, done }
}

test('Enter adds a line after it, and Alt with 1 or 2 says who speaks', async () => {
  const { screen, done } = await showRow(lineWith({}))
  await screen.getByLabelText('Text of line 2', { exact: true }).click()
  await userEvent.keyboard('{Alt>}2{/Alt}')
  await userEvent.keyboard('{Enter}')
  expect(done).toEqual([
    ['change', 'one', { character: 2 }],
    ['add', 'one'],
  ])
})

test('1 and 2 say who speaks where the switch has the focus', async () => {
  const { screen, done } = await showRow(lineWith({}))
  await screen.getByRole('radio', { name: 'Ana' }).click()
  await userEvent.keyboard('2')
  expect(done).toEqual([['change', 'one', { character: 2 }]])
})

test('an emptied translation is none', async () => {
  const { screen, done } = await showRow(lineWith({ translation: 'H' }))
  await screen.getByLabelText('Translation of line 2').fill('')
  expect(done).toEqual([['change', 'one', { translation: null }]])
})

test.each([
  ['a machine', 'machine:x', true],
  ['the memory', 'memory', true],
  ['somebody', 'human', false],
])('a translation that %s made is marked: %s, %s', async (_who, translationSource, isMarked) => {
  const { screen } = await showRow(lineWith({ translation: 'Hello.', translationSource }))
  const mark = screen.getByText('Translated by a machine: please check it.')
  expect(mark.elements()).toHaveLength(isMarked ? 1 : 0)
})

test.each([
  ['was made of another text', 'Buenas.', 1],
  ['fits', 'Hola.', 0],
])('a clip that %s is told so', async (_how, audioText, count) => {
  const { screen } = await showRow(lineWith({ audio: '/media/a', audioText }))
  const told = screen.getByText('Audio no longer matches this text.')
  expect(told.elements()).toHaveLength(count)
})

test('an empty text is told when its field is left', async () => {
  const { screen } = await showRow(lineWith({ text: '' }))
  const field = screen.getByLabelText('Text of line 2', { exact: true })
  await expect.element(screen.getByText('text cannot be empty')).not.toBeInTheDocument()
  await field.click()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByText('text cannot be empty')).toBeVisible()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
})

test('a drafted line is ticked when it is read, and the tick stays where it was', async () => {
  const { screen, done } = await showRow(lineWith({ madeBy: 'draft' }))
  const tick = screen.getByRole('checkbox', { name: 'Read: line 2' })
  await expect.element(tick).not.toBeChecked()
  await tick.click()
  expect(done).toEqual([['change', 'one', { madeBy: null }]])
  await expect.element(screen.getByText('Drafted with help.')).toBeVisible()
})

test('no other line has that tick', async () => {
  const { screen } = await showRow(lineWith({}))
  expect(screen.getByRole('checkbox', { name: 'Read: line 2' }).elements()).toEqual([])
})
