import type { Assignment } from '@duologue/contract/shapes/assignment'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { PretendPage } from '../ui/pretend-page'
import { ShareAssignment } from './share-assignment'

const assignment: Assignment = {
  id: 'assignment-id',
  classes: ['class-id'],
  conversation: { id: 'conversation-id', title: '¿Dónde está?', isDeleted: false },
  pronunciationList: null,
  song: null,
  activity: 'conversationGame',
  type: 'conversationGame',
  mode: 'any',
  difficulty: 'normal',
  requirement: 'play',
  requiredScore: null,
  completion_score: null,
  dateDue: '2026-03-04T22:59:59.000Z',
  timeZone: 'Europe/Paris',
  createdAt: '2026-03-01T10:00:00.000Z',
}

const shown = (changed: Partial<Assignment> = {}) =>
  render(
    <PretendPage>
      <ShareAssignment assignment={{ ...assignment, ...changed }} />
    </PretendPage>,
  )

test('its game is a link for Classroom and for Teams, in a new tab, and nothing of theirs is loaded', async () => {
  const screen = await shown()
  const game = `${location.origin}/conversations/conversation-id/donde-esta/game?assignment=assignment-id`
  const links = screen.getByRole('link').elements() as HTMLAnchorElement[]
  expect(
    links.map(({ textContent, href, target, rel }) => [textContent, href, target, rel]),
  ).toEqual([
    [
      'Google Classroom',
      `https://classroom.google.com/share?url=${encodeURIComponent(game)}`,
      '_blank',
      'noreferrer',
    ],
    [
      'Microsoft Teams',
      `https://teams.microsoft.com/share?href=${encodeURIComponent(game)}`,
      '_blank',
      'noreferrer',
    ],
  ])
  await expect.element(screen.getByRole('button', { name: 'Copy link' })).toBeVisible()
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).host)
  expect(loaded.filter(host => host !== location.host)).toEqual([])
})

test('what is gone is not shared', async () => {
  const conversation = { id: 'conversation-id', title: 'La llave', isDeleted: true }
  const screen = await shown({ conversation })
  expect(screen.getByRole('link').elements()).toEqual([])
  expect(screen.getByRole('button').elements()).toEqual([])
})
