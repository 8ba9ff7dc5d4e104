import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { keepDraft } from './authoring'
import { useBrowser, visitor } from './browser'
import { signedInEditor } from './editor'
import { signedIn } from './people'
import { callAs, joinClass, newClass, signedInAs } from './school'

useBrowser()

const title = 'Un borrador'

/** Every address of a conversation that whoever may read it can open, by one of its ids. */
const addressesOf = (id: string) => [
  `/convo/${id}`,
  `/convo/${id}/learn`,
  `/convo/${id}/leaderboard`,
  `/conversations/${id}`,
  `/conversations/${id}/un-borrador`,
  `/conversations/${id}/game`,
  `/conversations/${id}/un-borrador/game`,
]

interface Drafts {
  author: Page
  student: Page
  addresses: string[]
  editAddresses: string[]
}

/** A draft that a class has assigned, its author and a student of that class. */
async function assignedDraft(): Promise<Drafts> {
  const [author, student] = [await visitor(), await visitor()]
  await signedInAs(author, 'teacher')
  await signedInAs(student, 'student')
  const { id, shortid } = await keepDraft(author, title, 6)
  const schoolClass = await newClass(author, 'Monday')
  await joinClass(student, schoolClass)
  await callAs(author, 'POST', '/api/assignments', {
    conversation: id,
    type: 'conversationGame',
    classes: [schoolClass],
    dateDue: '2099-01-01',
    mode: 'any',
    difficulty: 'any',
    requirement: 'play',
  })
  return {
    author,
    student,
    addresses: [id, shortid].flatMap(addressesOf),
    editAddresses: [id, shortid].map(name => `/convo/${name}/edit`),
  }
}

/** Opens an address anew, as a link that was shared, and waits until the draft is on the page. */
async function opens(page: Page, address: string) {
  await page.goto(address)
  await page.getByText(title).first().waitFor({ timeout: 15_000 })
  expect(new URL(page.url()).pathname, address).not.toBe('/not-found')
}

async function isNotFound(page: Page, address: string) {
  await page.goto(address)
  await page.waitForURL('**/not-found')
  await page.getByText('Uh oh.').waitFor()
}

test('every address of a draft is there for its author, by both ids, on reload too', async () => {
  const { author, addresses, editAddresses } = await assignedDraft()
  const reloaded = new Set<string>()
  for (const address of addresses) {
    await opens(author, address)
    const shown = author.url()
    // Who was led to one of the others reloads that one; a page that is there by both ids is reloaded by the first.
    const kind = address.split('/').toSpliced(2, 1).join('/')
    if (new URL(shown).pathname !== address || reloaded.has(kind)) continue
    reloaded.add(kind)
    await author.reload()
    await author.getByText(title).first().waitFor({ timeout: 15_000 })
    expect(author.url()).toBe(shown)
  }
  for (const address of editAddresses) {
    await author.goto(address)
    await expect.poll(() => author.getByLabel('Title').inputValue()).toBe(title)
  }
})

test('a student whose class has it, and an admin, open all of them; others find nothing there', async () => {
  const { student, addresses, editAddresses } = await assignedDraft()
  const [admin, stranger, nobody] = [await visitor(), await visitor(), await visitor()]
  await signedInEditor(admin, 'admin')
  await signedIn(stranger)
  const each = async (all: readonly string[], look: (address: string) => Promise<void>) => {
    for (const address of all) await look(address)
  }
  await Promise.all([
    each(addresses, address => opens(student, address)),
    each(addresses, address => opens(admin, address)),
    each(addresses, address => isNotFound(stranger, address)),
    each(addresses, address => isNotFound(nobody, address)),
  ])
  await Promise.all([
    each(editAddresses, async address => {
      // Who may read it but not change it reads it.
      await student.goto(address)
      await student.waitForURL(/\/conversations\/[^/]+\/un-borrador$/)
    }),
    each(editAddresses, async address => {
      await admin.goto(address)
      await expect.poll(() => admin.getByLabel('Title').inputValue()).toBe(title)
    }),
    each(editAddresses, address => isNotFound(stranger, address)),
    each(editAddresses, async address => {
      await nobody.goto(address)
      await nobody.waitForURL(`**/login?redirect=${encodeURIComponent(address)}`)
    }),
  ])
})

test('over HTTP nothing of a draft is told to a visitor, at none of its addresses', async () => {
  const { addresses } = await assignedDraft()
  for (const address of addresses) {
    const answer = await fetch(`${inject('address')}${address}`)
    expect([address, answer.status]).toEqual([address, 404])
    expect(await answer.text()).not.toContain(title)
  }
})
