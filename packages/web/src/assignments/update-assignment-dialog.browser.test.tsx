import type { Assignment } from '@duologue/contract/shapes/assignment'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createClient } from '../api/client'
import { pretendApi } from '../api/pretend-api'
import { PretendPage } from '../ui/pretend-page'
import { UpdateAssignmentDialog } from './update-assignment-dialog'

const assignment: Assignment = {
  id: 'assignment-id',
  classes: ['class-id'],
  conversation: { id: 'conversation-id', title: 'La llave equivocada', isDeleted: false },
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

async function open(changed: Partial<Assignment> = {}) {
  const { api, calls } = pretendApi()
  const told: string[] = []
  const screen = await render(
    <PretendPage>
      <UpdateAssignmentDialog
        client={createClient(api)}
        assignment={{ ...assignment, ...changed }}
        onChanged={async () => void told.push('changed')}
        onClose={() => void told.push('closed')}
      />
    </PretendPage>,
  )
  return { screen, calls, told }
}

test('changed settings are sent, and said to be updated', async () => {
  const { screen, calls, told } = await open()
  await screen.getByLabelText('Mode').selectOptions('Listening')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => calls.map(({ method, path }) => `${method} ${path}`)).toHaveLength(1)
  expect(calls[0]).toMatchObject({
    method: 'PATCH',
    path: '/api/assignments/assignment-id',
    body: { mode: 'listening', difficulty: 'normal', requirement: 'play' },
  })
  calls[0]?.answer(200, { ...assignment, mode: 'listening' })
  await expect.element(screen.getByText('Assignment updated.')).toBeVisible()
  expect(told).toEqual(['changed'])
})

test('settings that stay as they are are not sent, and that is said', async () => {
  const { screen, calls, told } = await open()
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect
    .element(screen.getByText('Mode, difficulty and requirement are the same.'))
    .toBeVisible()
  expect([calls, told]).toEqual([[], ['closed']])
})

test('settings that are refused are those that are stored again', async () => {
  const { screen, calls, told } = await open()
  const mode = screen.getByLabelText('Mode')
  const requirement = screen.getByLabelText('Requirement')
  await mode.selectOptions('Listening')
  await requirement.selectOptions('Win')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => calls).toHaveLength(1)
  calls[0]?.answer(403, { message: 'This is not your class.', code: 'forbidden' })
  await expect.element(screen.getByText('This is not your class.')).toBeVisible()
  await expect.element(mode).toHaveValue('any')
  await expect.element(requirement).toHaveValue('play')
  expect(told).toEqual([])
})

test('of a song it is told what a win pays, as soon as its lines are known', async () => {
  const song = { id: 'song-id', title: 'La mer', isDeleted: false, isAvailable: true }
  const { screen, calls } = await open({ conversation: null, song, activity: 'song' })
  await screen.getByLabelText('Requirement').selectOptions('Score')
  await expect.element(screen.getByText('A right answer on Normal pays 20 points.')).toBeVisible()
  expect(calls[0]?.path).toBe('/api/songs/song-id/sheet')
  const texts = ['La mer dort', 'Le chat rit', 'Mon feu luit', 'Un ami part']
  const lines = texts.map((text, at) => ({
    id: text,
    text,
    start: 1 + at,
    stop: 2 + at,
    isAsked: true,
    words: text
      .split(' ')
      .map(word => [word, text.indexOf(word), text.indexOf(word) + word.length]),
  }))
  const words = texts.flatMap(text =>
    text.split(' ').map(word => ({ id: word, text: word, pinyin: '' })),
  )
  calls[0]?.answer(200, { language: 'french', lines, words })
  // Four questions in each game; three in four win.
  const win = screen.getByText('A win on Normal typically pays 60 points.')
  await expect.element(win).toBeVisible()
  await screen.getByLabelText('Difficulty').selectOptions('Hard')
  await expect
    .element(screen.getByText('A win on Hard typically pays 160 to 240 points.'))
    .toBeVisible()
  await screen.getByLabelText('Mode').selectOptions('Sing the lines')
  await expect.element(screen.getByText('A win on Hard typically pays 160 points.')).toBeVisible()
})
