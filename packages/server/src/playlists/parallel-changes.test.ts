import { type Playlist, playlists } from '@duologue/contract/playlists'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeEachEngine } from '../testing/databases/database-engines'
import { type Person, signUpPerson } from '../testing/school/people'
import { seedConversation } from '../testing/school/seed-conversation'

/** What is asked at the same moment: a conversation is added, or all that was seen is put into another order. */
type Act = { kind: 'add' } | { kind: 'reorder'; by: number }

const acts = fc.array(
  fc.oneof(
    fc.constant<Act>({ kind: 'add' }),
    fc.record({ kind: fc.constant('reorder' as const), by: fc.integer({ min: 1, max: 6 }) }),
  ),
  { minLength: 20, maxLength: 20 },
)

const rotate = <T>(list: readonly T[], by: number) => [...list.slice(by), ...list.slice(0, by)]

describeEachEngine('changes of one playlist at the same moment', engine => {
  let server: TestServer
  let owner: Person
  const ids: string[] = []
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { reads: 9999, writes: 9999 } })
    owner = await signUpPerson(server)
    for (let number = 0; number < 27; number += 1)
      ids.push((await seedConversation(server.pool)).id)
  })
  afterAll(() => server.close())

  test('lose nothing that was answered 200', async () => {
    await fc.assert(
      fc.asyncProperty(acts, async wanted => {
        const { headers } = owner
        const made = await server.ask(playlists.createPlaylist, { headers, body: { name: 'Race' } })
        const params = { id: made.id }
        const path = `${server.address}/api/playlists/${made.id}`
        const json = { ...headers, 'content-type': 'application/json' }
        const body = { conversations: ids.slice(0, 7) }
        const seen = await server.ask(playlists.updatePlaylist, { headers, params, body })

        const send = async (act: Act, number: number) => {
          const isAdd = act.kind === 'add'
          const id = ids[7 + number] ?? ''
          const sent = isAdd
            ? { conversation_id: id }
            : { conversations: rotate(seen.conversations, act.by), version: seen.version }
          const response = await fetch(isAdd ? `${path}/conversations` : path, {
            method: isAdd ? 'POST' : 'PATCH',
            headers: json,
            body: JSON.stringify(sent),
          })
          return { act, id, status: response.status, answer: (await response.json()) as Playlist }
        }
        const done = await Promise.all(wanted.map(send))

        const now = await server.ask(playlists.getPlaylist, { headers, params })
        const added = done.filter(({ act }) => act.kind === 'add')
        const ordered = done.filter(({ act }) => act.kind === 'reorder')
        const won = ordered.filter(({ status }) => status === 200)
        // Whoever adds is always heard; of those who order what they saw, only the first of all.
        expect(added.map(({ status }) => status)).toEqual(added.map(() => 200))
        expect(ordered.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
        expect(won.length).toBeLessThanOrEqual(1)
        expect(now.conversations.toSorted()).toEqual(
          [...seen.conversations, ...added.map(({ id }) => id)].toSorted(),
        )
        const old = now.conversations.filter(id => seen.conversations.includes(id))
        expect(old).toEqual(won[0]?.answer.conversations ?? seen.conversations)
        expect(now.version).toBe(seen.version + added.length + won.length)
      }),
      { numRuns: 12 },
    )
  })
})
