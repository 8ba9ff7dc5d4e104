import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { editJournal } from '../autosave/edit-journal'
import { journalOf } from '../autosave/journal'
import { leaveSession } from '../session/leave-session'
import { sampleUser } from '../session/sample-user'
import { beginSession, endSession, personNow } from '../session/session'
import { inTab } from './in-tab'
import { recentlyViewed } from './recently-viewed'
import { keptHere, type Whose, whoseIs } from './register'
import { countEdits, forgetEdits } from './unsent'

const ana = sampleUser
const ben = { ...sampleUser, id: '01890000-0000-7000-8000-00000000000b', username: 'ben' }
const login = (user: typeof ana) => beginSession({ user, authToken: 'secret' })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** Something under every key of the register, of both users where it names one. */
function keepEverything(): void {
  for (const [key, whose] of Object.entries(keptHere) as [string, Whose][]) {
    if (whose === 'login') continue
    if (whose === 'named') {
      for (const { id } of [ana, ben]) localStorage.setItem(`${key}:${id}:one`, 'kept')
    } else if (whose === 'rows') {
      const rows = [ana.id, ben.id, null].map(user => ({ user, what: 'kept' }))
      localStorage.setItem(key, JSON.stringify(rows))
    } else localStorage.setItem(key, 'kept')
  }
  localStorage.setItem('of-an-earlier-version', 'kept')
}

const keysNow = () => Object.keys(localStorage).toSorted()
const keysOf = (...kinds: (Whose | undefined)[]) =>
  keysNow().filter(key => kinds.includes(whoseIs(key)))

test('who logs out leaves what is the device’s, and what names somebody else', () => {
  login(ana)
  keepEverything()
  const stays = [
    ...keysOf('device', 'rows'),
    ...keysOf('named').filter(key => key.includes(ben.id)),
  ]
  leaveSession(ana.id)
  expect(keysNow()).toEqual(stays.toSorted())
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain(ana.id)
  for (const key of keysOf('rows'))
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual([{ user: ben.id, what: 'kept' }])
})

test('after a login that ended by itself all waits for its user', () => {
  login(ana)
  keepEverything()
  const before = keysOf('device', 'sitter', 'visitor', 'named', 'rows')
  endSession()
  expect(personNow()).toBe(ana.id)
  login(ana)
  expect(keysOf('device', 'sitter', 'visitor', 'named', 'rows')).toEqual(before)
})

test('when somebody else logs in, what names nobody goes, and what names its user waits for him', () => {
  login(ana)
  keepEverything()
  endSession()
  login(ben)
  expect(keysOf('sitter', undefined)).toEqual([])
  expect(localStorage.getItem('ended-for')).toBeNull()
  expect(localStorage.getItem(`unsent:${ana.id}:one`)).toBe('kept')
})

test('what a component shows of it goes at once', async () => {
  login(ana)
  const Viewed = () => <p>{`${recentlyViewed.use().length} viewed`}</p>
  recentlyViewed.set(['one'])
  const screen = await render(<Viewed />)
  await expect.element(screen.getByText('1 viewed')).toBeVisible()
  leaveSession(ana.id)
  await expect.element(screen.getByText('0 viewed')).toBeVisible()
})

test('a page that was asleep when it was changed elsewhere sees it when it wakes up', async () => {
  const Viewed = () => <p>{`${recentlyViewed.use().length} viewed`}</p>
  recentlyViewed.set(['one'])
  const screen = await render(<Viewed />)
  await expect.element(screen.getByText('1 viewed')).toBeVisible()
  localStorage.removeItem('viewed-convos')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.element(screen.getByText('0 viewed')).toBeVisible()
})

test('what an editor still writes for who has logged out is not kept, until he is back', async () => {
  const journal = journalOf(ana.id, 'a list', (value): value is string => typeof value === 'string')
  const edits = editJournal<string>(ana.id, 'a song')
  const edit = { base: { fields: 'one', version: 1 }, draft: 'two', at: 1 }
  login(ana)
  await edits.write('an edit', 1)
  expect(await countEdits(ana.id)).toBe(1)
  leaveSession(ana.id)
  await forgetEdits(ana.id)
  journal.set(edit)
  await edits.write('a late edit', 2)
  expect([keysOf('named'), await edits.read()]).toEqual([[], null])
  login(ana)
  journal.set(edit)
  await edits.write('an edit', 3)
  expect([keysOf('named').length, (await edits.read())?.value]).toEqual([1, 'an edit'])
  await forgetEdits(ana.id)
})

test('what waits in the database of somebody else stays there', async () => {
  await editJournal<string>(ana.id, 'a song').write('an edit', 1)
  await editJournal<string>(ben.id, 'a song').write('his edit', 1)
  await forgetEdits(ana.id)
  expect([await countEdits(ana.id), await countEdits(ben.id)]).toEqual([0, 1])
  await forgetEdits(ben.id)
})

test('what a tab keeps is given to whoever began it, and to the visitor who has logged in since', () => {
  const kept = inTab('battle-in-progress')
  kept.keep({ score: 5 })
  login(ana)
  expect(kept.kept()).toEqual({ score: 5 })
  kept.keep({ score: 6 })
  endSession()
  expect(kept.kept()).toEqual({ score: 6 })
  login(ben)
  expect(kept.kept()).toBeNull()
})
