import { type KeptThing, keptLimits, type ThingKind } from '@duologue/domain/offline/kept-things'
import { keptCache } from '@duologue/domain/offline/worker-messages'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { type Answers, aConversation, pretendServer } from '../kept-here/pretend-things'
import { readHere } from '../kept-here/things-here'
import { readThings, writeThings } from '../kept-here/things-table'
import { KeepSong } from './keep-song'
import { KeepSwitch } from './keep-switch'

let answers: Answers
let end: () => Promise<void>
beforeEach(() => {
  ;({ answers, end } = pretendServer())
})
afterEach(() => end())

/** The server has a conversation with so many clips. */
function serve(id: string, clips: number, more: object = {}) {
  answers[`/api/conversations/${id}`] = aConversation(id, clips, more)
  for (let clip = 0; clip < clips; clip += 1) answers[`/audio/${id}-${clip}.mp3`] = 'sound'
}

/** A file that comes when it is let go, whether that is before it is asked for or after. */
function holdBack(path: string): () => void {
  let letGo: (answer: Response) => void = () => undefined
  const coming = new Promise<Response>(resolve => {
    letGo = resolve
  })
  answers[path] = () => coming
  return () => letGo(new Response('sound'))
}

const row = (more: Partial<KeptThing>): KeptThing => ({
  owner: 'everybody',
  kind: 'conversation',
  id: 'x',
  isChosen: true,
  title: 'X',
  language: 'es',
  page: '/conversations/x/x',
  keptAt: Date.now(),
  openedAt: Date.now(),
  paths: [],
  answers: {},
  clips: [],
  missing: 0,
  bytes: 0,
  ...more,
})

async function open(id: string, kind: ThingKind = 'conversation') {
  const screen = await render(<KeepSwitch kind={kind} id={id} />)
  const toggle = screen.getByRole('switch', { name: 'Keep for offline' })
  const says = (words: string) =>
    expect.element(screen.getByRole('status')).toHaveTextContent(words)
  return { screen, toggle, says, again: screen.getByRole('button', { name: 'Try again' }) }
}

const cached = async () =>
  (await caches.has(keptCache)) ? (await (await caches.open(keptCache)).keys()).length : 0

test('it says how far keeping is, and that it is done; turned off, all of it goes', async () => {
  serve('a', 3)
  const release = holdBack('/audio/a-2.mp3')
  const { toggle, says } = await open('a')
  await expect.element(toggle).not.toBeChecked()
  await toggle.click()
  await expect.element(toggle).toBeChecked()
  await says('Keeping… 0 of 6 files')
  release()
  await says('Kept on this device')
  expect(await cached()).toBe(6)
  await toggle.click()
  await expect.element(toggle).not.toBeChecked()
  await expect.poll(cached).toBe(0)
  expect(await readThings()).toEqual([])
})

test('turned off while it is kept, nothing of it stays', async () => {
  serve('a', 3)
  const release = holdBack('/audio/a-2.mp3')
  const { toggle } = await open('a')
  await toggle.click()
  await expect.poll(cached).toBe(5)
  await toggle.click()
  release()
  await expect.element(toggle).not.toBeChecked()
  await expect.poll(cached).toBe(0)
  expect(await readThings()).toEqual([])
})

test('files that could not be had are told, and asked for again', async () => {
  serve('a', 3)
  answers['/audio/a-0.mp3'] = 503
  const { toggle, says, again } = await open('a')
  await toggle.click()
  await says('Kept, without 1 file')
  answers['/audio/a-0.mp3'] = 'sound'
  await again.click()
  await says('Kept on this device')
  await expect.element(again).not.toBeInTheDocument()
})

test.each([
  ['Only what everyone may read can be kept.', 404],
  ['This could not be kept.', 503],
])('%s', async (words, status) => {
  answers['/api/conversations/a'] = status
  const { toggle, says } = await open('a')
  await toggle.click()
  await says(words)
  await expect.element(toggle).not.toBeChecked()
})

test('a thirty-first conversation is refused, and nothing of it is kept', async () => {
  serve('a', 1)
  await writeThings(Array.from({ length: 30 }, (_, index) => row({ id: `c${index}` })))
  const { toggle, says } = await open('a')
  await toggle.click()
  await says('At most 30 conversations can be kept. Remove one first.')
  await expect.element(toggle).not.toBeChecked()
  expect(await readThings()).toHaveLength(30)
})

test('what would go over the room for clips is undone, and what was kept before stays', async () => {
  serve('a', 3)
  const cache = await caches.open(keptCache)
  await cache.put('/audio/before.mp3', new Response('sound'))
  const before = row({ clips: ['/audio/before.mp3'], bytes: keptLimits.clipBytes - 20 })
  await writeThings([before])
  const { toggle, says } = await open('a')
  await toggle.click()
  await says('No room on this device.')
  await expect.poll(cached).toBe(1)
  expect(await readThings()).toEqual([before])
})

test('where browsers keep nothing it says so', async () => {
  const own = Object.getOwnPropertyDescriptor(window, 'caches')
  if (!own) throw new Error('there is none')
  const { toggle, says } = await open('a')
  Reflect.deleteProperty(window, 'caches')
  try {
    await toggle.click()
    await says('Keeping needs a secure address (https). Ask whoever runs this site.')
  } finally {
    Object.defineProperty(window, 'caches', own)
  }
})

/** A playlist of these, as the server tells it. */
function servePlaylist(id: string, cards: readonly string[], told = cards.length) {
  const path = `/api/playlists/${id}`
  const ids = Array.from({ length: told }, (_, index) => cards[index] ?? `gone${index}`)
  answers[path] = JSON.stringify({
    id,
    name: 'Ours',
    language: 'es',
    conversations: ids,
    songs: [],
  })
  const conversations = cards.map(card => JSON.parse(aConversation(card, 0)) as object)
  answers[`${path}/conversations?page=1&limit=100`] = JSON.stringify({
    conversations,
    unavailable: [],
    total: cards.length,
    before: '',
  })
  answers[`${path}/songs?page=1&limit=100`] = '{"songs":[],"unavailable":[],"total":0,"before":""}'
}

test('a playlist is kept with its parts, and says what it leaves out; a part that is kept by itself outlives it', async () => {
  serve('a', 2)
  serve('b', 2)
  servePlaylist('p', ['a', 'b'], 3)
  const whole = await open('p', 'playlist')
  await whole.toggle.click()
  await whole.says('Kept on this device. Left out: 1 that cannot be kept.')
  await whole.screen.unmount()
  const part = await open('a')
  await part.says('Kept on this device, with what it is part of')
  await expect.element(part.toggle).not.toBeChecked()
  await part.toggle.click()
  await expect.element(part.toggle).toBeChecked()
  await part.screen.unmount()
  const again = await open('p', 'playlist')
  await expect.element(again.toggle).toBeChecked()
  await again.toggle.click()
  await expect.poll(async () => (await readThings()).map(({ id }) => id)).toEqual(['a'])
})

test('a playlist with too many conversations is refused whole', async () => {
  const cards = Array.from({ length: 31 }, (_, index) => `c${index}`)
  for (const card of cards) serve(card, 0)
  servePlaylist('p', cards)
  const { toggle, says } = await open('p', 'playlist')
  await toggle.click()
  await says('At most 30 conversations can be kept. Remove one first.')
  expect(await readThings()).toEqual([])
})

test('what has changed since, and is not whole here yet, says so', async () => {
  serve('a', 1)
  await writeThings([row({ id: 'a', isChanged: true })])
  await readHere()
  const { says, again } = await open('a')
  await says('Changed since it was kept')
  await again.click()
  await says('Kept on this device')
})

const aSong = (mediaUrl: string | null) => {
  const sheet = { id: 's', title: 'Song', language: 'french', cover: '/art/s.svg', mediaUrl }
  answers['/api/songs/s/sheet'] = JSON.stringify(sheet)
  return sheet as unknown as Parameters<typeof KeepSong>[0]['sheet']
}

test('a song is kept with its recording, and without one that is too large', async () => {
  const sheet = aSong('/media/s.mp3')
  answers['/media/s.mp3'] = async () =>
    new Response('sound', { headers: { 'content-length': String(keptLimits.recordingBytes + 1) } })
  const screen = await render(<KeepSong sheet={sheet} />)
  await screen.getByRole('switch').click()
  const says = screen.getByRole('status')
  await expect
    .element(says)
    .toHaveTextContent('Kept without its recording, which is larger than 12 MB.')
  await screen.getByRole('switch').click()
  await expect.element(screen.getByRole('switch')).not.toBeChecked()
  answers['/media/s.mp3'] = 'sound'
  await screen.getByRole('switch').click()
  await expect.element(says).toHaveTextContent('Kept on this device')
  expect((await readThings())[0]).toMatchObject({ kind: 'song', language: 'fr', missing: 0 })
})

test('a song of YouTube says why it cannot be kept', async () => {
  const screen = await render(<KeepSong sheet={aSong(null)} />)
  await expect
    .element(screen.getByText('A video of YouTube cannot be kept for offline.'))
    .toBeVisible()
  expect(screen.getByRole('switch').elements()).toEqual([])
})
