import { expect, test } from 'vitest'
import type { AssignmentStatus } from './assignment-status'
import { byNeed } from './by-need'

const row = (name: string, ...statuses: AssignmentStatus[]) => ({
  name,
  standings: statuses.map(status => ({ status })),
})

test('who has missed most stands first, then who has done least, else nobody moves', () => {
  const rows = [
    row('all done', 'done', 'done'),
    row('late is done', 'late', 'done'),
    row('begun', 'done', 'open'),
    row('one missed', 'done', 'missed'),
    row('all missed', 'missed', 'missed'),
    row('nothing done', 'open', 'open'),
    row('missed and open', 'missed', 'open'),
  ]
  expect(byNeed(rows).map(({ name }) => name)).toEqual([
    'all missed',
    'missed and open',
    'one missed',
    'nothing done',
    'begun',
    'all done',
    'late is done',
  ])
})
