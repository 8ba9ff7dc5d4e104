import { expect, inject, test } from 'vitest'
import { accessibilityFaults, useBrowser } from './browser'
import {
  atWork,
  keep,
  keptRows,
  openedSample,
  type Sample,
  samples,
  throughNetwork,
} from './offline'
import { said } from './people'
import { callAs, joinClass, newClass, signedInAs } from './school'

useBrowser()

/** Something of the product's own, found by a call. */
async function found<Item>(path: string, list: string): Promise<Item[]> {
  const answer = await fetch(`${inject('address')}${path}`)
  return ((await answer.json()) as Record<string, Item[]>)[list] ?? []
}

const songWithRecording = async () => {
  const [song] = await found<Sample>('/api/songs/published?hasRecording=true&limit=1', 'songs')
  if (!song) throw new Error('there is no song')
  return song
}

test('a playlist is kept with all that is in it, and a song with its recording; each is opened from where it stands', async () => {
  const { page, network } = await throughNetwork()
  const [playlist] = await found<{ id: string; name: string; count: number }>(
    '/api/playlists?limit=1&language=es',
    'playlists',
  )
  if (!playlist) throw new Error('there are no playlists')
  const [card] = await found<Sample>(
    `/api/playlists/${playlist.id}/conversations?page=1&limit=20`,
    'conversations',
  )
  if (!card) throw new Error('there is nothing in it')
  await page.goto(`/playlists/${playlist.id}`)
  await keep(page).click()
  await said(page, 'Kept on this device')
  const song = await songWithRecording()
  await page.goto(`/songs/${song.id}`)
  await keep(page).click()
  await said(page, 'Kept on this device')
  await atWork(page)
  await network.cut()

  await page.goto(`/playlists/${playlist.id}`)
  await page.getByRole('heading', { level: 1, name: playlist.name }).waitFor()
  await page.locator('main').getByRole('link', { name: card.title }).first().click()
  await page.getByRole('heading', { level: 1, name: card.title }).waitFor()
  await said(page, 'Kept on this device, with what it is part of')
  await page.goto(`/songs/${song.id}`)
  await page.getByRole('heading', { level: 1, name: song.title }).waitFor()
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  await expect
    .poll(() =>
      page.evaluate(() => {
        const media = document.querySelector('video')
        return media !== null && !media.paused && media.currentTime > 0.2
      }),
    )
    .toBe(true)

  await page.goto('/offline')
  await page.getByText(`With ${playlist.count} parts`).waitFor()
  await page.getByRole('link', { name: song.title }).waitFor()
  await page.getByRole('button', { name: `Remove ${playlist.name}` }).click()
  await page.getByRole('link', { name: playlist.name }).waitFor({ state: 'detached' })
  expect(await keptRows(page)).not.toContain(card.id)
  expect(await keptRows(page)).toContain(song.id)
})

test('an assignment is kept where it is opened, and opened without a connection', async () => {
  const { page: teacher } = await throughNetwork()
  await signedInAs(teacher, 'teacher')
  const classId = await newClass(teacher, 'On the train')
  const [{ id: conversation, title }] = await samples()
  const { id } = await callAs(teacher, 'POST', '/api/assignments', {
    classes: [classId],
    conversation,
    type: 'conversationGame',
    mode: 'any',
    difficulty: 'any',
    requirement: 'play',
    dateDue: '2099-01-05',
    timeZone: 'UTC',
  })
  const { page, network } = await throughNetwork()
  await signedInAs(page, 'student')
  await joinClass(page, classId)
  await page.goto(`/classes/${classId}/student`)
  await keep(page).click()
  await said(page, 'Kept on this device')
  expect(await accessibilityFaults(page)).toEqual([])
  await atWork(page)
  await network.cut()
  await page.goto('/offline')
  await page.getByText(/^Assignment · Spanish/).waitFor()
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('region', { name: 'Your assignment' }).waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Next' }).waitFor()
  expect(new URL(page.url()).searchParams.get('assignment')).toBe(id)
})

test('where there is no room nothing new is kept, and what was kept is there still', async () => {
  const { page, network } = await throughNetwork()
  const [kept, other] = await samples()
  await openedSample(page, kept)
  await keep(page).click()
  await said(page, 'Kept on this device')
  const chromium = await page.context().newCDPSession(page)
  const quotaSize = 5_000_000
  await chromium.send('Storage.overrideQuotaForOrigin', { origin: network.address, quotaSize })
  await openedSample(page, other)
  await keep(page).click()
  await said(page, 'No room on this device.')
  expect(await keep(page).isChecked()).toBe(false)
  const rows = await keptRows(page)
  expect([rows.includes(kept.id), rows.includes(other.id)]).toEqual([true, false])
  const files = () => page.evaluate(async () => (await (await caches.open('kept')).keys()).length)
  const before = await files()
  // More room than is asked for, but not for all of it: what is begun is undone.
  await chromium.send('Storage.overrideQuotaForOrigin', { origin: network.address })
  await page.evaluate(() => {
    const put = Cache.prototype.put
    let times = 0
    Cache.prototype.put = function (...asked) {
      times += 1
      if (times > 5) throw new DOMException('full', 'QuotaExceededError')
      return put.apply(this, asked)
    }
  })
  await keep(page).click()
  await expect.poll(() => page.getByText('No room on this device.').count()).toBe(1)
  await expect.poll(files).toBe(before)
  expect(await keptRows(page)).not.toContain(`"id":"${other.id}"`)
})
