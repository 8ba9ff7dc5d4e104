import { expect, onTestFinished, test } from 'vitest'
import { keepThing } from '../kept-here/keep-thing'
import { aConversation, pretendServer } from '../kept-here/pretend-things'
import { readThings, writeThings } from '../kept-here/things-table'
import { notifications } from '../ui/feedback/notify'
import { renewAndTell } from './renew-and-tell'

const twoDays = 2 * 24 * 60 * 60 * 1000

test('what was kept two days ago and is no longer there goes, and whoever kept it is told once; a slow server takes nothing away', async () => {
  const { answers, end } = pretendServer()
  onTestFinished(end)
  for (const id of ['a', 'b', 'c']) {
    answers[`/api/conversations/${id}`] = aConversation(id, 0)
    await keepThing('conversation', id)
  }
  const things = await readThings()
  await writeThings(things.map(thing => ({ ...thing, keptAt: thing.keptAt - twoDays })))
  answers['/api/conversations/a'] = 404
  answers['/api/conversations/b'] = 503
  const said = () => notifications.now().map(({ message }) => message)
  await renewAndTell()
  const gone = '"Conversation a" is no longer there. Its copy has gone from this device.'
  expect(said()).toEqual([gone])
  expect((await readThings()).map(({ id }) => id).toSorted()).toEqual(['b', 'c'])
  await renewAndTell()
  expect(said()).toEqual([gone])
})
