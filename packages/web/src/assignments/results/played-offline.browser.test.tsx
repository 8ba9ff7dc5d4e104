import type { Assignment } from '@duologue/contract/shapes/assignment'
import type { Play } from '@duologue/contract/shapes/play'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { connection } from '../../ui/has-connection'
import { AssignmentInfo } from '../assignment-info'
import { StudentResults } from './student-results'

const player = {
  id: 'mia',
  username: 'mia',
  displayName: 'mia',
  avatar: null,
  fullName: 'Mia Gil',
}
const standing = {
  status: 'late',
  score: 900,
  plays: 2,
  metAt: '2026-03-12T08:00:00.000Z',
} as const

/** A play that arrived after the day due. */
const play: Play = {
  id: 'play',
  conversation: 'c',
  pronunciationList: null,
  song: null,
  assignment: 'homework',
  title: 'La llave',
  activity: 'conversationGame',
  mode: 'reading',
  difficulty: 'normal',
  language: 'es',
  datePlayed: '2026-03-12T08:00:00.000Z',
  score: 900,
  base: 900,
  healthBonus: 0,
  isWinner: true,
  verified: true,
  relaxed: false,
  duration: 9000,
  player,
}

const assignment = (part: Partial<Assignment> = {}): Assignment => ({
  id: 'homework',
  classes: ['class'],
  conversation: { id: 'c', title: 'La llave', isDeleted: false },
  pronunciationList: null,
  song: null,
  activity: 'conversationGame',
  type: 'conversationGame',
  mode: 'any',
  difficulty: 'any',
  requirement: 'play',
  requiredScore: null,
  completion_score: null,
  dateDue: '2026-03-10T23:59:59.000Z',
  timeZone: 'UTC',
  createdAt: '2026-03-01T00:00:00.000Z',
  ...part,
})

afterEach(() => connection.set(true))

test('beside a play that was sent later its teacher reads when it was played; that it is late, it stays', async () => {
  const plays = [
    { ...play, id: 'later', saidAt: '2026-03-09T18:00:00.000Z' },
    { ...play, id: 'at once' },
  ]
  const screen = await render(
    <StudentResults
      assignment={assignment({ students: [{ student: player, standing }], plays })}
    />,
  )
  const lines = screen.container.querySelectorAll('details li')
  expect([...lines].map(({ textContent }) => textContent?.includes('Played offline on'))).toEqual([
    true,
    false,
  ])
  expect([...lines].map(({ textContent }) => textContent?.endsWith('late'))).toEqual([true, true])
})

test('before an assigned game without a connection it is said which time counts', async () => {
  const screen = await render(<AssignmentInfo assignment={assignment()} />)
  const words = 'You are offline. The time when it is sent counts for the due date.'
  await expect.element(screen.getByText(words)).not.toBeInTheDocument()
  connection.set(false)
  await expect.element(screen.getByText(words)).toBeVisible()
})
