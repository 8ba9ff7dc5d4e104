import fc from 'fast-check'
import { expect, test } from 'vitest'
import { agenda } from './agenda'
import { assignmentStatuses } from './assignment-status'

const itself = <One>(one: One) => one

test('what is due next stands first; what is done or missed latest first', () => {
  const told = [
    { id: 'far', status: 'open', dueAt: 20 },
    { id: 'missed before', status: 'missed', dueAt: 1 },
    { id: 'late', status: 'late', dueAt: 2 },
    { id: 'next', status: 'open', dueAt: 5 },
    { id: 'missed', status: 'missed', dueAt: 3 },
    { id: 'done', status: 'done', dueAt: 9 },
  ] as const
  const groups = agenda(told, itself)
  expect(groups.map(({ group, assignments }) => [group, assignments.map(({ id }) => id)])).toEqual([
    ['toDo', ['next', 'far']],
    ['done', ['done', 'late']],
    ['missed', ['missed', 'missed before']],
  ])
})

test('nothing to do is no group', () => {
  expect(agenda([{ status: 'late', dueAt: 1 } as const], itself)).toHaveLength(1)
  expect(agenda([], itself)).toEqual([])
})

test('each assignment stands in one group, and ties keep their order', () => {
  const assignment = fc.record({
    status: fc.constantFrom(...assignmentStatuses),
    dueAt: fc.integer({ min: 1, max: 4 }),
  })
  fc.assert(
    fc.property(fc.array(assignment), told => {
      const numbered = told.map((one, place) => ({ ...one, place }))
      const groups = agenda(numbered, itself)
      const places = groups.flatMap(({ assignments }) => assignments.map(({ place }) => place))
      expect(places.toSorted((a, b) => a - b)).toEqual(numbered.map(({ place }) => place))
      for (const { assignments } of groups)
        for (const [place, one] of assignments.entries()) {
          const before = assignments[place - 1]
          if (before?.dueAt === one.dueAt) expect(before.place).toBeLessThan(one.place)
        }
    }),
  )
})
