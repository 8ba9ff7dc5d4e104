import type { ClassCourseStandings } from '@duologue/contract/courses/class-course-shapes'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ClassCourseGrid } from './class-course-grid'

const units: ClassCourseStandings['units'] = [
  {
    key: 'one',
    title: 'Hello',
    level: 'A1',
    items: [
      { kind: 'conversation', title: 'La llave' },
      { kind: 'list', title: 'Pero o perro' },
      { kind: 'conversation', title: null },
    ],
  },
  { key: 'two', title: '', level: null, items: [{ kind: 'conversation', title: null }] },
]

/** A class of 28, of whom the first has begun. */
const students: ClassCourseStandings['students'] = Array.from({ length: 28 }, (_, number) => ({
  student: {
    id: `${number}`,
    username: `s${number}`,
    displayName: `S ${number}`,
    avatar: null,
    fullName: `Student ${number + 1}`,
  },
  lastSeen: number === 0 ? 'thisWeek' : 'never',
  units: number === 0 ? ['221 1 -', '-'] : ['000 0 -', '-'],
}))

test('each student has a row, each unit how much of it is done', async () => {
  const screen = await render(<ClassCourseGrid units={units} students={students} />)
  expect(screen.getByRole('row').elements()).toHaveLength(29)
  const heads = screen.getByRole('columnheader').elements()
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Student',
    'Last seen',
    'HelloA1',
    'Unit 2',
  ])
  const row = screen.getByRole('row').nth(1)
  await expect.element(row.getByText('this week')).toBeVisible()
  await expect.element(row.getByRole('button', { name: 'Student 1: Hello: 1/2' })).toBeVisible()
  // Of a unit of which nothing is published there is nothing to open.
  expect(row.getByRole('button').elements()).toHaveLength(1)
})

test('a cell opens the marks of its items, and closing leads back to it', async () => {
  const screen = await render(<ClassCourseGrid units={units} students={students} />)
  const cell = screen.getByRole('button', { name: 'Student 1: Hello: 1/2' })
  await cell.click()
  const dialog = screen.getByRole('dialog', { name: 'Student 1: Hello' })
  const told = dialog.getByRole('listitem').elements()
  expect(told.map(({ textContent }) => textContent)).toEqual([
    'La llaveLearn: doneDuel: doneSay: begun',
    'Learn: done',
    'Duel: done',
    'Say: begun',
    'Pero o perroPlay: begun',
    'Play: begun',
    'Not available now.',
  ])
  await userEvent.keyboard('{Escape}')
  await expect.element(cell).toHaveFocus()
})
