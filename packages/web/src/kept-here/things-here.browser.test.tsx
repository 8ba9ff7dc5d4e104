import { everybody, heldThings } from '@duologue/domain/offline/kept-things'
import { keptCache } from '@duologue/domain/offline/worker-messages'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { forgetSitter, forgetUser, isHere } from '../saved-here/forget'
import { savedUser } from '../saved-here/signed-in'
import { sampleUser } from '../session/sample-user'
import { keepOwn } from './keep-own'
import { keepThing } from './keep-thing'
import { keptAnswer } from './kept-answer'
import { noteOpened } from './note-opened'
import { type Answers, aConversation, clearThings, pretendServer } from './pretend-things'
import { dropThings, forgetThings, ownerNow } from './things-here'
import { readThings } from './things-table'

let answers: Answers
let end: () => Promise<void>
beforeEach(() => {
  ;({ answers, end } = pretendServer())
  // What is opened is kept where a worker is at work.
  Object.defineProperty(navigator.serviceWorker, 'controller', { value: {}, configurable: true })
})
afterEach(async () => {
  Reflect.deleteProperty(navigator.serviceWorker, 'controller')
  await end()
})

const ids = ['a', 'b', 'c'] as const

function serveAll() {
  for (const id of ids) {
    answers[`/api/conversations/${id}`] = aConversation(id, 2)
    for (const clip of [0, 1]) answers[`/audio/${id}-${clip}.mp3`] = 'sound'
  }
  const conversations = ['a', 'b'].map(id => JSON.parse(aConversation(id, 0)) as object)
  answers['/api/playlists/p'] = JSON.stringify({
    id: 'p',
    name: 'Ours',
    language: null,
    conversations: ['a', 'b'],
    songs: [],
  })
  const page = 'page=1&limit=100'
  answers[`/api/playlists/p/conversations?${page}`] = JSON.stringify({ conversations, total: 2 })
  answers[`/api/playlists/p/songs?${page}`] = '{"songs":[],"total":0}'
}

const today = '/api/today?timeZone=UTC'

/** What somebody does at the device. */
type Step =
  | { do: 'keep' | 'open' | 'drop'; id: string }
  | { do: 'sit' | 'own'; user: string }
  | { do: 'leave' }

const steps = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constantFrom('keep' as const, 'open' as const, 'drop' as const),
      id: fc.constantFrom(...ids, 'p'),
    }),
    fc.record({ do: fc.constant('sit' as const), user: fc.constantFrom('ana', 'bo') }),
    fc.constant({ do: 'own' as const, user: '' }),
    fc.constant({ do: 'leave' as const }),
  ),
  { minLength: 4, maxLength: 14 },
)

const kindOf = (id: string) => (id === 'p' ? 'playlist' : 'conversation')

/** Somebody logs in, as the session does it. */
function sit(user: string) {
  if (ownerNow() !== user) forgetSitter()
  isHere(user)
  savedUser.set({ ...sampleUser, id: user })
}

async function run(step: Step): Promise<void> {
  const owner = ownerNow()
  if (step.do === 'keep') await keepThing(kindOf(step.id), step.id)
  if (step.do === 'open') await noteOpened(kindOf(step.id), step.id)
  if (step.do === 'drop') await dropThings([{ owner, kind: kindOf(step.id), id: step.id }])
  if (step.do === 'sit') sit(step.user)
  if (step.do === 'own') keepOwn(today, owner)
  if (step.do === 'leave' && owner !== everybody) {
    savedUser.set(null)
    forgetUser(owner)
    await forgetThings(owner)
  }
}

/** The addresses of all clips that are kept. */
async function clips(): Promise<string[]> {
  if (!(await caches.has(keptCache))) return []
  const requests = await (await caches.open(keptCache)).keys()
  return requests.map(({ url }) => new URL(url).pathname)
}

test('whatever is kept, opened, let go of and left: nothing is read that is of another owner, nothing stays of who logged out, and clips only while they are named', async () => {
  serveAll()
  await fc.assert(
    fc
      .asyncProperty(steps, async all => {
        /** Who has not logged out since they came. */
        const here = new Set<string>([everybody])
        for (const step of all) {
          const before = ownerNow()
          await run(step)
          if (step.do === 'sit') here.add(step.user)
          if (step.do === 'leave') here.delete(before === everybody ? '' : before)
          const things = await readThings()
          expect(things.filter(({ owner }) => !here.has(owner))).toEqual([])
          const answer = await keptAnswer(today)
          if (answer) expect(answer.body).toBe(ownerNow())
          const held = heldThings(things)
          const named = new Set([...held].flatMap(thing => thing.clips))
          const kept = await clips()
          expect(kept.filter(clip => !named.has(clip))).toEqual([])
          expect([...named].filter(clip => !kept.includes(clip))).toEqual([])
        }
      })
      .beforeEach(clearThings),
    { numRuns: 25 },
  )
})
