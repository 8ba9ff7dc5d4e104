import { expect, test } from 'vitest'
import { contract } from '../contract'
import type { Endpoint } from '../endpoint'
import { mayBeCalledInFrames } from './in-frames'

test('what may be done in a frame: what is learned and taught, and nothing about accounts and whole things', () => {
  const calls = Object.values(contract).flatMap(room => Object.values(room) as Endpoint[])
  const refused = calls.filter(call => !mayBeCalledInFrames(call))
  const names = refused.map(({ method, path }) => `${method} ${path}`)
  for (const must of [
    'GET /api/classes/:id/cards',
    'POST /api/classes/:id/pupils',
    'POST /api/classes/:id/owner',
    'POST /api/classes/:id/teachers',
    'POST /api/invitations/:id',
    'POST /api/classes/:id/archive',
    'POST /api/classes/:id/devices',
    'GET /api/classes/:id/webhooks',
    'DELETE /api/classes/:id/webhooks/:webhook',
    'DELETE /api/classes/:id',
    'DELETE /api/conversations/:id',
    'PATCH /api/users/:id',
    'DELETE /api/users/:id',
    'GET /api/users/:id/export',
    'POST /api/lti/connect',
    'POST /api/school/platforms',
  ])
    expect(names).toContain(must)
  for (const may of [
    'GET /api/users/me',
    'GET /api/classes/:id',
    'POST /api/plays',
    'POST /api/plays/tickets',
    'POST /api/assignments',
    'POST /api/lti/deep-links',
    'PATCH /api/users/:id/currency',
  ])
    expect(names).not.toContain(may)
  expect(
    calls
      .filter(({ path }) => path.startsWith('/api/school'))
      .every(call => !mayBeCalledInFrames(call)),
  ).toBe(true)
})
