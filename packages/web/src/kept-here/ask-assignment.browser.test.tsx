import { afterEach, beforeEach, expect, test } from 'vitest'
import { savedToken, savedUser } from '../saved-here/signed-in'
import { sampleUser } from '../session/sample-user'
import { keepThing } from './keep-thing'
import { keptAnswer } from './kept-answer'
import { type Answers, aConversation, pretendServer } from './pretend-things'
import { dropThings } from './things-here'
import { readThings } from './things-table'

let answers: Answers
let end: () => Promise<void>
beforeEach(() => {
  ;({ answers, end } = pretendServer())
  savedUser.set({ ...sampleUser, id: 'ana' })
  savedToken.set('token')
})
afterEach(() => end())

const path = '/api/assignments/x?expand=plays'
const conversation = { id: 'a', title: 'Conversation a', isDeleted: false }

/** The server has an assignment of a conversation. */
function serve(more: object) {
  answers[path] = JSON.stringify({
    id: 'x',
    conversation,
    pronunciationList: null,
    song: null,
    ...more,
  })
  answers['/api/conversations/a'] = aConversation('a', 0)
}

test('an assignment is kept with what is assigned, for whoever it is of alone, and goes with it', async () => {
  serve({ standing: { status: 'open' } })
  expect(await keepThing('assignment', 'x')).toBe('kept')
  const things = await readThings()
  expect(things.map(({ owner, kind, isChosen }) => [owner, kind, isChosen])).toEqual([
    ['ana', 'assignment', true],
    ['ana', 'conversation', false],
  ])
  expect(things[0]).toMatchObject({
    language: 'es',
    page: '/conversations/a/conversation-a/game?assignment=x',
  })
  expect((await keptAnswer(path))?.body).toBe(answers[path])
  savedUser.set({ ...sampleUser, id: 'bo' })
  expect(await keptAnswer(path)).toBeUndefined()
  savedUser.set({ ...sampleUser, id: 'ana' })
  await dropThings([{ owner: 'ana', kind: 'assignment', id: 'x' }])
  expect(await readThings()).toEqual([])
})

test.each([
  ['what a teacher sees of it', { counts: { done: 1 }, students: [] }],
  ['what tells of other students', { standing: { status: 'open' }, students: [] }],
  ['one of something that is gone', { conversation: { ...conversation, isDeleted: true } }],
])('%s is not kept', async (_, more) => {
  serve({ standing: undefined, ...more })
  expect(await keepThing('assignment', 'x')).toBe('not-public')
  expect(await readThings()).toEqual([])
})

test('without a login nothing is asked for', async () => {
  serve({ standing: { status: 'open' } })
  savedToken.set(null)
  savedUser.set(null)
  expect(await keepThing('assignment', 'x')).toBe('not-public')
})
