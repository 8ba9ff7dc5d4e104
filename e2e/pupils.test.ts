import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { accessibilityFaults, useBrowser, visitor, visitorWithCamera } from './browser'
import { atHome, logIn, mailedLink, newEmail, password, said } from './people'
import { pressPictures } from './press-pictures'
import { resize } from './resize'
import { scannedCodes } from './scan-codes'
import { callAs, newClass, signedInAs } from './school'

useBrowser()

/** How many sheets of A4 a page takes. */
const sheets = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length

const small = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 }

/** A film that shows the one card of a page, as a camera does before which it is held. */
async function filmOf(page: Page): Promise<string> {
  const card = page.getByRole('listitem').filter({ hasText: 'Secret words' })
  const box = await card.boundingBox()
  const clip = { x: 0, y: (box?.y ?? 0) - 20, width: 360, height: 270 }
  const picture = await page.screenshot({ type: 'jpeg', clip })
  const folder = await mkdtemp(join(tmpdir(), 'duologue-film-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const film = join(folder, 'card.mjpeg')
  await writeFile(film, Buffer.concat([picture, picture]))
  return film
}

test('a teacher makes pupils of a pasted list and prints their cards; one logs in by QR, and by words', async () => {
  const teacher = await visitor(small)
  const email = await signedInAs(teacher, 'teacher')
  await teacher.goto(await mailedLink(email, 'email-verify'))
  await said(teacher, 'Thank you. Your email address is confirmed.')
  const id = await newClass(teacher, '5b')
  await teacher.goto(`/classes/${id}/teacher?tab=students`)
  await teacher.getByRole('button', { name: 'Add pupils' }).click()
  const others = Array.from('abcdefgh', letter => `Roth, Kind${letter}`)
  const names = ['Mia Roth', 'mia roth', 'Zoë de la Cruz', ...others]
  await teacher.getByLabel('Paste names, one on each line').fill(names.join('\n'))
  expect(await accessibilityFaults(teacher)).toEqual([])
  await teacher.getByRole('button', { name: 'Check', exact: true }).click()
  await said(teacher, 'Same name twice')
  expect(await accessibilityFaults(teacher)).toEqual([])
  const dialog = teacher.getByRole('dialog', { name: 'Add pupils' })
  expect(await dialog.evaluate(box => box.scrollWidth - box.clientWidth)).toBe(0)
  await teacher.getByLabel('What to do with mia roth').selectOption('Leave out')
  await teacher.getByRole('button', { name: 'Add 10 pupils' }).click()
  await said(teacher, '10 pupils added.')
  expect(await accessibilityFaults(teacher)).toEqual([])
  await dialog.getByRole('link', { name: 'Print cards' }).click()
  await teacher.waitForURL(/\/cards\?pupils=/)
  const sheet = teacher.getByRole('listitem').filter({ hasText: 'Secret words' })
  await teacher.getByRole('button', { name: 'Show', exact: true }).click()
  await expect.poll(() => sheet.count()).toBe(10)
  expect(await accessibilityFaults(teacher)).toEqual([])
  const pages = await Promise.all(
    ['A4', 'Letter'].map(async format => sheets(await teacher.pdf({ format }))),
  )
  expect(pages).toEqual([2, 2])

  interface Card {
    pupil: string
    name: string
    cardName: string
    qr: string
    words: string[]
    pictures: number[]
  }
  const { cards } = await callAs<{ cards: Card[] }>(teacher, 'GET', `/api/classes/${id}/cards`)
  const mia = cards.find(({ name }) => name === 'Mia Roth')
  expect(await sheet.filter({ hasText: 'Mia Roth' }).innerText()).toContain(mia?.cardName)
  await resize(teacher, { width: 794, height: 1123 })
  await teacher.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const read = await scannedCodes(sheet)
  expect(read).toEqual(cards.map(({ qr }) => `${new URL(teacher.url()).origin}/card#${qr}`))
  await teacher.emulateMedia({ media: null, colorScheme: null })
  await resize(teacher, small.viewport)

  const pupil = await visitor(small)
  const asked: string[] = []
  pupil.on('request', request => asked.push(`${request.url()} ${request.headers().referer ?? ''}`))
  await pupil.goto(`/card#${mia?.qr}`, { waitUntil: 'load' })
  await atHome(pupil)
  expect(asked.join('\n')).not.toContain(mia?.qr)
  expect(new URL(pupil.url()).hash).toBe('')
  await pupil.goto('/account')
  await said(pupil, 'Your teacher looks after this account.')
  await pupil.getByText(/^with a card, since/).waitFor()
  expect(await pupil.getByRole('textbox').count()).toBe(0)
  expect(await accessibilityFaults(pupil)).toEqual([])
  await pupil.getByRole('link', { name: 'Done' }).click()

  await pupil.goto('/card')
  await pupil.getByRole('heading', { name: 'Log in with your card' }).waitFor()
  expect(await accessibilityFaults(pupil)).toEqual([])
  await pupil.getByLabel('Card name').fill(mia?.cardName ?? '')
  await pupil.getByLabel('Secret words').fill('acorn actor adult')
  await pupil.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect
    .poll(() => pupil.getByLabel('Secret words').getAttribute('aria-invalid'))
    .toBe('true')
  await pupil.getByLabel('Secret words').fill(mia?.words.join(' ').toUpperCase() ?? '')
  await pupil.getByRole('button', { name: 'Log in', exact: true }).click()
  await atHome(pupil)
  const me = await callAs<{ fullName: string }>(pupil, 'GET', '/api/users/me')
  expect(me.fullName).toBe('Mia Roth')

  // The class wants pictures after the card: the sheet has them on a strip, and a scanned card is not enough.
  await teacher.goto(`/classes/${id}/teacher?tab=settings`)
  const settings = teacher.getByRole('region', { name: 'Pupils with a card' })
  await settings.getByLabel('Pupils log in with').selectOption('Their card and pictures')
  await settings.getByRole('button', { name: 'Save' }).click()
  await said(teacher, 'Settings of the pupils saved.')
  expect(await accessibilityFaults(teacher)).toEqual([])
  await teacher.goto(`/classes/${id}/cards`)
  await teacher.getByRole('button', { name: 'Show', exact: true }).click()
  await teacher.getByText('Cut off, keep apart from the card: Mia Roth').waitFor()
  expect(sheets(await teacher.pdf({ format: 'Letter' }))).toBe(2)
  await pupil.goto(`/card#${mia?.qr}`)
  await expect
    .poll(() => pupil.getByRole('heading', { name: 'Now your pictures' }).isVisible())
    .toBe(true)
  expect(await accessibilityFaults(pupil)).toEqual([])
  const pictures = mia?.pictures ?? []
  await pressPictures(
    pupil,
    pictures.map(picture => (picture + 1) % 16),
  )
  await said(pupil, 'That is not right. Look at your card and try again.')
  await pressPictures(pupil, pictures)
  await atHome(pupil)

  // A card is held before a camera, and its pictures are pressed.
  await teacher.goto(`/classes/${id}/cards?pupils=${mia?.pupil}`)
  await teacher.getByRole('button', { name: 'Show', exact: true }).click()
  await expect.poll(() => sheet.count()).toBe(1)
  const child = await visitorWithCamera(await filmOf(teacher), small)
  await child.goto('/card')
  await child.getByRole('button', { name: 'Scan my card' }).click()
  await child.getByRole('heading', { name: 'Now your pictures' }).waitFor()
  await pressPictures(child, pictures)
  await atHome(child)

  // The account becomes the pupil's own by a link and their teacher; the card opens nothing any more.
  await child.goto('/account')
  await child.getByRole('button', { name: 'Make this account my own' }).click()
  const own = newEmail()
  await child.getByLabel('Email').fill(own)
  await child.getByLabel('Password', { exact: true }).fill(password)
  await child.getByLabel('Repeat password').fill(password)
  await child.getByLabel('I am 16 or older, or a parent agrees.').check()
  expect(await accessibilityFaults(child)).toEqual([])
  await child.getByRole('button', { name: 'Send the link' }).click()
  await child.getByText('We sent a link. Then your teacher is asked.').first().waitFor()
  await child.goto(await mailedLink(own, 'email-verify'))
  await said(child, 'Thank you. Your address is confirmed. Your teacher is asked now.')
  expect(await accessibilityFaults(child)).toEqual([])
  await teacher.goto(`/classes/${id}/teacher?tab=students`)
  await teacher.getByRole('button', { name: 'Agree: Mia Roth' }).waitFor()
  expect(await accessibilityFaults(teacher)).toEqual([])
  await teacher.getByRole('button', { name: 'Agree: Mia Roth' }).click()
  await said(teacher, 'You agreed.')
  await child.goto(`/card#${mia?.qr}`)
  await said(child, 'That is not right. Look at your card and try again.')
  await child.goto('/login')
  await logIn(child, own)
  await atHome(child)
  expect((await callAs<{ fullName: string }>(child, 'GET', '/api/users/me')).fullName).toBe(
    'Mia Roth',
  )
})
