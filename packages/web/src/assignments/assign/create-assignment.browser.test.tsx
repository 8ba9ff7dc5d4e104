import { expect, test } from 'vitest'
import { createClient } from '../../api/client'
import { pretendApi } from '../../api/pretend-api'
import { assignThing } from './create-assignment'

const classes: string[] = ['class-id']
const wishes = {
  classes,
  difficulty: 'easy',
  requirement: 'play',
  dateDue: '2026-03-20',
  timeZone: 'UTC',
} as const

test.each([
  [
    'conversation',
    'speaking',
    '/api/assignments',
    { conversation: 'x', type: 'conversationGame', mode: 'speaking' },
  ],
  [
    'conversation',
    'writing',
    '/api/assignments',
    { conversation: 'x', type: 'conversationGame', mode: 'any' },
  ],
  ['list', 'writing', '/api/assignments', { pronunciationList: 'x', mode: 'writing' }],
  ['list', 'speaking', '/api/assignments', { pronunciationList: 'x', mode: 'any' }],
  ['playlist', 'listening', '/api/assignments/playlist', { playlist: 'x', mode: 'listening' }],
  ['playlist', 'writing', '/api/assignments/playlist', { playlist: 'x', mode: 'any' }],
] as const)('a %s with %s is sent to %s', async (what, mode, path, said) => {
  const { api, calls } = pretendApi()
  const client = createClient(api)
  const assigned = assignThing(client, { what, id: 'x', title: 'X' }, { ...wishes, mode })
  await expect.poll(() => calls.length).toBe(1)
  expect(calls[0]).toMatchObject({ method: 'POST', path })
  expect(calls[0]?.body).toEqual({ ...wishes, ...said })
  const got = { assigned: [{ id: 'a', title: 'A' }], already: [], notPlayable: [], unavailable: 0 }
  calls[0]?.answer(201, got)
  expect(await assigned).toEqual(what === 'playlist' ? got : null)
})
