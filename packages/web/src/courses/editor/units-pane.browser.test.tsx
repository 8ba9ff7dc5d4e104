import type { CourseUnit } from '@duologue/domain/courses/course'
import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createClient } from '../../api/client'
import { pretendApi } from '../../api/pretend-api'
import { PretendPage } from '../../ui/pretend-page'
import { sampleCourse } from '../sample-course'
import { storedCourse } from './course-edit-of'
import { type KnownItems, knownItems } from './known-items'
import { UnitsPane } from './units-pane'

/** The units of a course as they are edited; `from` are those that it begins with. */
async function open(from: CourseUnit[] = storedCourse(sampleCourse).fields.units) {
  await page.viewport(1280, 860)
  const { api, calls } = pretendApi()
  const client = createClient(api)
  const shown = { units: from }
  function Units() {
    const [units, setUnits] = useState(shown.units)
    const [known, setKnown] = useState<KnownItems>(knownItems(sampleCourse.units))
    const now = useRef(() => shown.units)
    const onUnits = useRef((next: CourseUnit[]) => {
      shown.units = next
      setUnits(next)
    })
    return (
      <UnitsPane
        client={client}
        user="ada"
        course={{ language: 'es', translationLanguage: 'en' }}
        units={units}
        now={now.current}
        known={known}
        onUnits={onUnits.current}
        onKnown={item => setKnown(before => new Map(before).set(item.id, item))}
      />
    )
  }
  await render(
    <PretendPage>
      <Units />
    </PretendPage>,
  )
  return {
    calls,
    ids: () => shown.units.map(({ items }) => items.map(({ id }) => id)),
    units: () => shown.units,
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
  }
}

test('a unit is added at the end and has the focus', async () => {
  const { units, press } = await open([])
  await expect.element(page.getByText('There is no unit yet.')).toBeVisible()
  await press('Add unit')
  await press('Add unit')
  await expect.element(page.getByRole('heading', { name: 'Unit 2' })).toHaveFocus()
  expect(units().map(({ title, items }) => [title, items])).toEqual([
    ['', []],
    ['', []],
  ])
})

test('title, level and aims of a unit are written; aims are one a row', async () => {
  const { units } = await open()
  await page.getByLabelText('Title of the unit').last().fill('El mercado')
  await page.getByLabelText('Level', { exact: true }).last().selectOptions('A2')
  await page.getByLabelText('I can …').last().fill('pay\nask for less')
  expect(units()[1]).toMatchObject({
    title: 'El mercado',
    level: 'A2',
    aims: ['pay', 'ask for less'],
  })
  await expect.element(page.getByLabelText('I can …').last()).toHaveAttribute('rows', '3')
  await page.getByLabelText('I can …').last().fill('x'.repeat(121))
  await expect.element(page.getByText('must have at most 120 characters')).toBeVisible()
})

test('aims of the level are offered, put to those that are written, and taken out again', async () => {
  const { units } = await open()
  await page.getByText('Suggestions for A1').click()
  const list = page.getByRole('list', { name: 'I can …' })
  const offered = (name: string) => list.getByRole('button', { name })
  await expect.poll(() => list.getByRole('button').length).toBe(10)
  await offered('count, and say a price').click()
  await offered('talk about my family').click()
  expect(units()[0]?.aims).toEqual([
    'say who I am',
    'count, and say a price',
    'talk about my family',
  ])
  await expect
    .element(page.getByLabelText('I can …').first())
    .toHaveValue('say who I am\ncount, and say a price\ntalk about my family')
  await expect.element(offered('talk about my family')).toHaveFocus()
  await offered('ask where something is').click()
  // Four are all that a unit takes.
  await expect.element(offered('say hello and goodbye')).toHaveAttribute('aria-disabled', 'true')
  ;(offered('say hello and goodbye').element() as HTMLElement).click()
  expect(units()[0]?.aims.length).toBe(4)
  await offered('ask where something is').click()
  expect(units()[0]?.aims.length).toBe(3)
})

test('without a level no aims are offered; another level offers others', async () => {
  await open()
  await expect.element(page.getByText('Suggestions for A1')).toBeVisible()
  expect(page.getByText(/^Suggestions for/).length).toBe(1)
  await page.getByLabelText('Level', { exact: true }).last().selectOptions('C2')
  await page.getByText('Suggestions for C2').click()
  await expect.element(page.getByRole('button', { name: 'play with words' })).toBeVisible()
})

test('items are moved within their unit and to another one; what cannot be moved says so', async () => {
  const { ids, press } = await open()
  await press('Move down: La llave')
  expect(ids()).toEqual([['b', 'a'], ['c']])
  await expect.element(page.getByText('La llave is now number 2 of 2.')).toBeInTheDocument()
  await expect
    .element(page.getByRole('button', { name: 'Move down: La llave', exact: true }))
    .toBeDisabled()
  await press('Move to unit…: La llave')
  const dialog = page.getByRole('dialog', { name: 'Move to unit…' })
  await expect.element(dialog.getByRole('button', { name: 'Unit 1 Hola' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Unit 2' }).click()
  expect(ids()).toEqual([['b'], ['c', 'a']])
  await expect
    .element(page.getByText('La llave is now in unit 2, number 2 of 2.'))
    .toBeInTheDocument()
})

/** Drags what has a handle of that title onto another one's. */
function drag(what: string, onto: string) {
  const [from, to] = [what, onto].map(title => page.getByTitle(title, { exact: true }).element())
  const dataTransfer = new DataTransfer()
  const { bottom = 0 } = to?.getBoundingClientRect() ?? {}
  for (const [element, type] of [
    [from, 'dragstart'],
    [to, 'dragover'],
    [to, 'drop'],
  ] as const)
    element?.dispatchEvent(
      new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, clientY: bottom }),
    )
}

test('items and units are dragged by their handles, items to another unit, too', async () => {
  const { ids } = await open()
  await expect.element(page.getByTitle('Drag: La llave')).toBeVisible()
  drag('Drag: La llave', 'Drag: Not available now.')
  await expect.poll(() => ids().map(items => items.includes('a'))).toEqual([false, true])
  await expect
    .element(page.getByText('La llave is now in unit 2, number 2 of 2.'))
    .toBeInTheDocument()
  drag('Drag: La llave', 'Drag: La llave')
  drag('Drag: Not available now.', 'Drag: La llave')
  await expect
    .element(page.getByText('Not available now. is now number 2 of 2.'))
    .toBeInTheDocument()
  drag('Drag unit 2', 'Drag unit 1')
  await expect.poll(() => ids().map(items => items.includes('a'))).toEqual([true, false])
  await expect.element(page.getByText('This is now unit 1 of 2.')).toBeInTheDocument()
})

test('an item that was removed is put back where it stood, with what was done meanwhile', async () => {
  const { ids, press } = await open()
  await press('Remove: La llave')
  expect(ids()).toEqual([['b'], ['c']])
  await press('Move up: unit 2')
  await press('Undo')
  expect(ids()).toEqual([['c'], ['a', 'b']])
})

test('a unit that was removed is put back with all that was in it', async () => {
  const { units, press } = await open()
  const before = units()
  await press('Remove: unit 1')
  expect(units()).toEqual(before.slice(1))
  await press('Undo')
  expect(units()).toEqual(before)
})

test('a conversation is found and added; drafts of ones own stand first, and what is in the course is not offered', async () => {
  const { ids, calls } = await open()
  await page.getByRole('button', { name: 'Add conversation' }).last().click()
  await expect.poll(() => calls.length).toBe(2)
  const found = (id: string, title: string, isPublished: boolean) => ({
    id,
    title,
    language: 'es',
    coverimage: null,
    scene: null,
    settings: { isPublished },
  })
  const [own, all] = calls
  expect(own?.path).toContain('author=ada')
  expect(own?.path).toContain('includeDraft=true')
  own?.answer(200, { conversations: [found('d', 'Mi borrador', false)], total: 1 })
  all?.answer(200, {
    conversations: [found('a', 'La llave', true), found('e', 'La silla', true)],
    total: 2,
  })
  const dialog = page.getByRole('dialog', { name: 'Add conversation' })
  await expect.element(dialog.getByText('Mi borrador')).toBeVisible()
  await expect
    .element(dialog.getByRole('button', { name: 'La llave In the course' }))
    .toBeDisabled()
  await dialog.getByRole('button', { name: 'La silla' }).click()
  await dialog.getByRole('button', { name: 'Mi borrador DRAFT' }).click()
  await userEvent.keyboard('{Escape}')
  expect(ids()).toEqual([
    ['a', 'b'],
    ['c', 'e', 'd'],
  ])
  await expect.element(page.getByRole('button', { name: 'Remove: La silla' })).toBeVisible()
})

test('a full unit takes no more', async () => {
  const items = Array.from({ length: 12 }, (_, index) => ({
    kind: 'conversation' as const,
    id: `full-${index}`,
  }))
  await open([{ key: 'full', title: '', level: null, aims: [], items }])
  await expect.element(page.getByText('This unit is full.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add list' })).toBeDisabled()
})

test('an item that is dragged to a full unit stays, and why is told', async () => {
  const items = Array.from({ length: 12 }, (_, index) => ({
    kind: 'conversation' as const,
    id: index === 0 ? 'b' : `full-${index}`,
  }))
  const unit = { title: '', level: null, aims: [] }
  const { ids } = await open([
    { ...unit, key: 'full', items },
    { ...unit, key: 'other', items: [{ kind: 'conversation', id: 'a' }] },
  ])
  await expect.element(page.getByTitle('Drag: La llave')).toBeVisible()
  drag('Drag: La llave', 'Drag: El gato')
  await expect.element(page.getByRole('status').getByText('This unit is full.')).toBeInTheDocument()
  expect(ids()[1]).toEqual(['a'])
})
