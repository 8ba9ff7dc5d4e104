import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ResultsGrid } from './results-grid'

test('many assignments are scrolled inside their table, and never the page with them', async () => {
  const assignments = Array.from({ length: 30 }, (_, place) => ({
    id: `assignment-${place}`,
    title: `Assignment ${place}`,
    dateDue: '2026-03-04T10:20:00.000Z',
    timeZone: 'UTC',
  }))
  const student = { id: 'ana', username: 'ana', displayName: 'ana', avatar: null }
  const standings = assignments.map(() => ({ status: 'open' as const, score: null }))
  const screen = await render(
    <ResultsGrid
      assignments={assignments}
      students={[{ student: { ...student, fullName: 'Ana Ruiz' }, standings }]}
    />,
  )
  const grid = screen.getByRole('group', { name: 'Results' }).element()
  expect(grid.scrollWidth).toBeGreaterThan(grid.clientWidth)
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth).toBe(clientWidth)
})
