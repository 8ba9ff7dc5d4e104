import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { accessibilityFaults, isFaultlessInBothThemes, useBrowser } from './browser'
import {
  atWork,
  keep,
  keptRows,
  openedSample,
  returning,
  type Sample,
  samples,
  throughNetwork,
} from './offline'
import { said, signedIn } from './people'

useBrowser()

async function clipsOf({ id }: Sample): Promise<string[]> {
  const answer = await fetch(`${inject('address')}/api/conversations/${id}`)
  const { dialogue } = (await answer.json()) as { dialogue: { audio: string | null }[] }
  return dialogue.flatMap(({ audio }) => audio ?? [])
}

test('what was kept on the first day is there with sound when the server is stopped, and goes when it is removed', async () => {
  const { page, network } = await throughNetwork()
  const [kept, other] = await samples()
  await openedSample(page, kept)
  await keep(page).click()
  await said(page, 'Kept on this device')
  await atWork(page)
  await network.cut()

  await openedSample(page, kept)
  await said(page, 'No connection. What you do is kept and sent later.')
  await said(page, 'Kept on this device')
  await expect
    .poll(() =>
      page
        .locator('article header img')
        .evaluateAll(images => images.map(image => (image as HTMLImageElement).naturalWidth > 0)),
    )
    .toEqual([true, true, true])
  const [clip = ''] = await clipsOfKept(page)
  const parts = await page.evaluate(async address => {
    const ask = async (range?: string) => {
      const answer = await fetch(address, range ? { headers: { range } } : {})
      const size = (await answer.arrayBuffer()).byteLength
      return [answer.status, size, answer.headers.get('content-range')]
    }
    return {
      whole: await ask(),
      first: await ask('bytes=0-1'),
      beyond: await ask('bytes=99999999-'),
    }
  }, clip)
  const size = parts.whole[1]
  expect(parts.whole[0]).toBe(200)
  expect(parts.first).toEqual([206, 2, `bytes 0-1/${size}`])
  expect(parts.beyond).toEqual([416, 0, `bytes */${size}`])
  const duration = await page.evaluate(
    address =>
      new Promise<number>((resolve, reject) => {
        const audio = new Audio(address)
        audio.onloadedmetadata = () => resolve(audio.duration)
        audio.onerror = () => reject(new Error('it cannot be heard'))
      }),
    clip,
  )
  expect(duration).toBeGreaterThan(0.3)

  // By its other id, too; and what was not kept needs a connection.
  await page.goto(`/convo/${kept.shortid}`)
  await page.getByRole('heading', { level: 1, name: kept.title }).waitFor()
  await page.goto(`/conversations/${other.id}`)
  await page.getByRole('heading', { name: 'This needs a connection.' }).waitFor()

  await page.goto('/offline')
  await page.getByRole('heading', { name: 'Kept on purpose' }).waitFor()
  await page.getByRole('link', { name: kept.title }).waitFor()
  await isFaultlessInBothThemes(page, '/offline')
  await page.getByRole('button', { name: `Remove ${kept.title}` }).click()
  await page.getByText('Nothing is kept yet.').waitFor()
  expect(await keptRows(page)).not.toContain(kept.id)
  await expect.poll(() => page.evaluate(() => caches.has('kept'))).toBe(false)
})

/** The clips that the kept conversation names. */
const clipsOfKept = async (page: Page) => {
  const rows = JSON.parse(await keptRows(page)) as { clips: string[] }[]
  return rows.flatMap(({ clips }) => clips).filter(address => address.startsWith('/audio/'))
}

test('what was opened lately is read without a connection, and nothing says who has read it', async () => {
  const { page, network } = await returning()
  await signedIn(page)
  const { id } = await page.evaluate(
    () => JSON.parse(localStorage.getItem('user') ?? '{}') as { id: string },
  )
  await page.goto('/faq')
  await atWork(page)
  const [one, two] = await samples()
  await openedSample(page, one)
  const ofEverybody = async () => {
    const rows = JSON.parse(await keptRows(page)) as { owner: string }[]
    return JSON.stringify(rows.filter(({ owner }) => owner === 'everybody'))
  }
  await expect.poll(ofEverybody).toContain(one.id)
  expect(await ofEverybody()).not.toContain(id)
  // How far they are with it is theirs.
  await expect.poll(() => keptRows(page)).toContain(`/api/learn/conversations/${one.id}`)
  expect(await ofEverybody()).not.toContain('/api/learn/')
  await network.cut()
  await openedSample(page, one)
  await page.goto(`/conversations/${two.id}`)
  await page.getByRole('heading', { name: 'This needs a connection.' }).waitFor()
  const here = page.getByRole('region', { name: 'On this device' })
  await here.getByRole('link', { name: one.title }).waitFor()
  // Home, the library and searches show what is here, and everything else says what it needs, in its place.
  await page.goto('/home')
  await here.getByRole('link', { name: one.title }).waitFor()
  await isFaultlessInBothThemes(page, '/home')
  await page.goto('/search/conversations?title=zzz')
  await said(page, 'Search needs a connection.')
  await said(page, 'Nothing on this device has such a title.')
  await page.getByLabel('Title', { exact: true }).fill(one.title.toUpperCase())
  await here.getByRole('link', { name: one.title }).click()
  await page.getByRole('heading', { level: 1, name: one.title }).waitFor()
  await page.goto('/library/conversations')
  await here.getByRole('link', { name: one.title }).waitFor()
  for (const path of ['/shop', '/today', `/classes/${one.id}/student`, '/progress']) {
    await page.goto(path)
    await page.getByText('This needs a connection.').first().waitFor()
    expect(new URL(page.url()).pathname).toBe(path)
  }
  // Its login goes on.
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull()
})

test('Learn Mode over what was kept goes on without a connection, and its answers count when there is one', async () => {
  const { page, network } = await returning()
  await page.addInitScript(() => {
    localStorage.setItem('learn-length', '5')
    localStorage.setItem('learn-steps', '["gap"]')
  })
  await signedIn(page)
  const [kept] = await samples()
  await openedSample(page, kept)
  await keep(page).click()
  await said(page, 'Kept on this device')
  await atWork(page)
  await network.cut()
  await page.goto(`/convo/${kept.shortid}/learn`)
  await page.getByRole('button', { name: 'Start' }).click()
  const choices = page.getByRole('group', { name: 'Which word is missing?' })
  await choices.getByRole('button').first().click()
  await page.getByRole('region', { name: 'Feedback' }).waitFor()
  const waiting = () => page.evaluate(() => localStorage.getItem('learn-progress') ?? '')
  expect(await waiting()).toContain('"attempt"')
  await network.mend()
  network.asked.length = 0
  await page.goto('/home')
  await expect.poll(waiting).toBe('')
  expect(network.asked).toContain('/api/learn/attempts')
})

test('who logs out leaves nothing that was kept', async () => {
  const { page } = await returning()
  await signedIn(page)
  const { id } = await page.evaluate(
    () => JSON.parse(localStorage.getItem('user') ?? '{}') as { id: string },
  )
  const [kept] = await samples()
  await openedSample(page, kept)
  await keep(page).click()
  await said(page, 'Kept on this device')
  expect(await keptRows(page)).toContain(id)
  expect((await clipsOf(kept)).length).toBeGreaterThan(5)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.goto('/logout')
  await page.waitForURL(url => url.pathname === '/')
  await expect.poll(() => keptRows(page)).not.toContain(id)
  await expect.poll(() => page.evaluate(() => caches.has('kept'))).toBe(false)
  await openedSample(page, kept)
  expect(await keep(page).isChecked()).toBe(false)
})
