import { expect, test } from 'vitest'
import { hashingTurns } from './semaphore'

test.each([
  { cores: 1, processes: 1, atOnce: 1 },
  { cores: 2, processes: 1, atOnce: 2 },
  { cores: 8, processes: 1, atOnce: 3 },
  { cores: 8, processes: 6, atOnce: 1 },
  { cores: 8, processes: 3, atOnce: 2 },
  { cores: 2, processes: 4, atOnce: 1 },
])(
  'of $processes processes on $cores cores each hashes $atOnce at once',
  ({ atOnce, ...machine }) => {
    expect(hashingTurns(machine.processes, machine.cores)).toEqual({
      atOnce,
      waiting: 200 * atOnce,
    })
  },
)
