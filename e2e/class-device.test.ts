import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults, useBrowser, visitor } from './browser'
import { mailedLink, password, said } from './people'
import { pressPictures } from './press-pictures'
import { callAs, newClass, signedInAs } from './school'

useBrowser()

interface Card {
  pupil: string
  name: string
  cardName: string
  pictures: number[]
}

/** Everything that the browser keeps of this site, as one text; what the device itself keeps is left out. */
const keptHere = (page: Page) =>
  page.evaluate(async () => {
    const {
      token: _token,
      'class-device': _device,
      ...local
    } = Object.fromEntries(Object.entries(localStorage)) as Record<string, string>
    const databases = await indexedDB.databases()
    const rows = await Promise.all(
      databases.map(
        ({ name = '' }) =>
          new Promise<unknown[]>((resolve, reject) => {
            const opening = indexedDB.open(name)
            opening.addEventListener('error', () => reject(opening.error))
            opening.addEventListener('success', () => {
              const tables = [...opening.result.objectStoreNames]
              if (tables.length === 0) return resolve([])
              const all = opening.result.transaction(tables)
              Promise.all(
                tables.map(
                  table =>
                    new Promise(done => {
                      const asked = all.objectStore(table).getAll()
                      asked.addEventListener('success', () => done(asked.result))
                    }),
                ),
              ).then(resolve, reject)
            })
          }),
      ),
    )
    const cached = await Promise.all(
      (await caches.keys()).map(async name =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      ),
    )
    return JSON.stringify([local, Object.entries(sessionStorage), rows, cached, document.cookie])
  })

test('a class of 28 plays on one tablet, child after child, and leaves nothing', async () => {
  const tablet = await visitor({ viewport: { width: 820, height: 1180 } })
  const email = await signedInAs(tablet, 'teacher')
  await tablet.goto(await mailedLink(email, 'email-verify'))
  await said(tablet, 'Thank you. Your email address is confirmed.')
  const id = await newClass(tablet, '5b')
  const rows = Array.from({ length: 26 }, (_, at) => ({ given: `Kind${at}`, family: 'Roth' }))
  await callAs(
    tablet,
    'POST',
    `/api/classes/${id}/pupils`,
    { rows: [{ given: 'Mia', family: 'Roth' }, { given: 'Mia', family: 'Ax' }, ...rows] },
    'a-key-of-this-class',
  )
  const { cards } = await callAs<{ cards: Card[] }>(tablet, 'GET', `/api/classes/${id}/cards`)
  expect(cards).toHaveLength(28)

  await tablet.goto(`/classes/${id}/teacher?tab=students`)
  await tablet.getByRole('button', { name: 'Use this device for the class' }).click()
  await said(
    tablet,
    'You will be logged out here. Pupils of 5b will tap their names until you stop it.',
  )
  await tablet.getByRole('button', { name: 'Use this device', exact: true }).click()
  await tablet.waitForURL('**/class-device')
  await tablet.getByRole('heading', { name: 'Who is playing?' }).waitFor()
  expect(await keptHere(tablet)).not.toContain(email)
  const names = tablet.getByRole('listitem').filter({ hasText: /Kind|Mia/ })
  await expect.poll(() => names.count()).toBe(28)
  expect(await accessibilityFaults(tablet)).toEqual([])

  // The two of one name first: they and one more look around, the others come and go.
  const children = cards.toReversed()
  for (const [at, card] of children.entries()) {
    const isMia = card.name.startsWith('Mia')
    const firstName = isMia ? `${card.name.slice(0, 5)}.` : card.name.replace(' Roth', '')
    await tablet.getByRole('button', { name: firstName, exact: true }).click()
    await said(tablet, `Hello, ${firstName}!`)
    if (at === 0) {
      expect(await accessibilityFaults(tablet)).toEqual([])
      await pressPictures(
        tablet,
        card.pictures.map(number => (number + 1) % 16),
      )
      await said(tablet, 'That is not right. Look at your card and try again.')
    }
    await pressPictures(tablet, card.pictures)
    await tablet.waitForURL('**/home')
    const isThorough = at < 3
    if (isThorough) {
      await tablet.goto('/search/conversations')
      await tablet.locator('main a[href*="/conversations/"]').first().click()
      await tablet.waitForURL(/\/conversations\/[\w-]+\//)
      expect(await keptHere(tablet)).toContain(card.pupil)
    }
    await tablet.getByRole('link', { name: 'Done' }).click()
    await tablet.waitForURL('**/class-device')
    await tablet.getByRole('button', { name: 'Kind1', exact: true }).waitFor()
    // Of those who were there before, too.
    const before = children.slice(0, at + 1)
    const left = await keptHere(tablet)
    for (const { pupil, cardName } of before) {
      expect(left).not.toContain(pupil)
      expect(left).not.toContain(cardName)
    }
    expect(left).not.toContain('Roth')
    if (!isThorough) continue
    // Back shows a page that everybody may see, and nobody who is logged in.
    await tablet.goBack()
    await tablet.getByRole('link', { name: 'Sign Up' }).first().waitFor()
    expect(await tablet.getByRole('link', { name: 'Done' }).count()).toBe(0)
    await tablet.goto('/class-device')
  }

  await tablet.getByRole('button', { name: 'Stop using this device' }).click()
  await tablet.getByLabel('Email').fill(email)
  await tablet.getByLabel('Password').fill(password)
  await tablet.getByRole('button', { name: 'Stop', exact: true }).click()
  await said(tablet, 'This device is not used for a class.')
  expect(await tablet.evaluate(() => Object.keys(localStorage))).not.toContain('token')
})
