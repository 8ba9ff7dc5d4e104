import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { accessibilityFaults, useBrowser, visitor } from './browser'
import { call } from './http'
import { logIn, said, signedIn, signUp } from './people'
import { keepPlaylist } from './playlist'
import { callAs } from './school'

useBrowser()

const patient = { timeout: 20_000 }

interface Made {
  id: string
  shortid: string
}

/** Some conversations of the product in a language. */
const conversationsIn = async (language: string) =>
  (
    await call<{ conversations: { id: string; title: string }[] }>(
      `/conversations?language=${language}&limit=3`,
    )
  ).conversations

/** A published course of two units of whoever is logged in on a page. */
async function publishedCourse(page: Page, title: string, language: string): Promise<Made> {
  const course = await callAs<Made>(page, 'POST', '/api/courses', { title, language })
  const [one, two] = await conversationsIn(language)
  const unit = (key: string, level: string, id: string | undefined) => ({
    key,
    title: '',
    level,
    aims: [],
    items: [{ kind: 'conversation', id }],
  })
  await callAs(page, 'PATCH', `/api/courses/${course.id}`, {
    units: [unit('first', 'A1', one?.id), unit('second', 'A2', two?.id)],
    settings: { isPublished: true },
  })
  return course
}

/** Waits until the editor has stored all. */
const stored = (page: Page) => said(page, 'Course updated.')

describe('courses', () => {
  test('are searched by language and level; who starts one logs in and comes back', async () => {
    const author = await visitor()
    await signedIn(author)
    const word = `Sendero ${process.hrtime.bigint()}`
    const { shortid } = await publishedCourse(author, word, 'es')

    const page = await visitor()
    await page.goto('/courses', { waitUntil: 'networkidle' })
    await page.getByRole('heading', { level: 1, name: 'Courses' }).waitFor()
    await page.getByLabel('Language', { exact: true }).selectOption('fr')
    await page.waitForURL('**/courses?language=fr')
    await page.getByLabel('Language', { exact: true }).selectOption('cy')
    await said(page, 'No courses found')
    expect(await accessibilityFaults(page), 'nothing').toEqual([])
    await page.getByRole('link', { name: 'Clear all filters' }).click()
    await page.waitForURL('**/courses')
    await page.getByLabel('Difficulty').selectOption('A2')
    await page.waitForURL('**/courses?difficulty=A2')
    await page.getByRole('link', { name: word }).click()

    await page.waitForURL(`**/courses/${shortid}/sendero-*`)
    const address = new URL(page.url()).pathname
    await said(page, '2 units · 2 conversations')
    expect(await accessibilityFaults(page), 'course').toEqual([])
    // What the server sends is what search engines and chats read.
    const told = await (await fetch(`${inject('address')}${address}`)).text()
    for (const part of [
      `<link rel="canonical" href="${inject('address')}${address}"`,
      `<meta property="og:title" content="${word}"`,
      '"@type":"Course"',
      '"@type":"BreadcrumbList"',
    ])
      expect(told).toContain(part)
    await page.getByRole('link', { name: 'Start', exact: true }).click()
    await page.waitForURL('**/login?redirect=**')
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(address)
    const other = await visitor()
    const email = await signUp(other)
    await logIn(page, email)
    await page.waitForURL(`**${address}`)
    await page.getByRole('button', { name: 'Start', exact: true }).waitFor(patient)
  })

  test('are made and published, and followed by somebody whose marks change', async () => {
    const [first, second] = await conversationsIn('fr')
    const author = await visitor()
    await signedIn(author)
    await author.goto('/library/courses')
    await said(author, "You haven't made any courses yet.")
    await author.getByRole('link', { name: 'New Course' }).click()
    await author.getByLabel('Title').fill('Pas à pas')
    await author.getByRole('button', { name: 'Create Course' }).click()
    await said(author, 'is required')
    await author.getByLabel('Language', { exact: true }).selectOption('fr')
    expect(await accessibilityFaults(author), 'create').toEqual([])
    await author.getByRole('button', { name: 'Create Course' }).click()
    await author.waitForURL('**/courses/*/edit')
    await said(author, 'New course created.')

    await said(author, 'Add a unit first.')
    await author.getByRole('button', { name: 'Add unit' }).click()
    await said(author, 'Unit 1 has no items.')
    await author.getByRole('button', { name: 'Add unit' }).click()
    await author.getByLabel('Title of the unit').first().fill('Bonjour')
    await author.getByLabel('I can …').first().fill('say who I am\nask a name')
    await author.getByLabel('Level', { exact: true }).first().selectOption('A1')
    await author.getByText('Suggestions for A1').click()
    await author.getByRole('button', { name: 'count, and say a price' }).click()
    expect(await author.getByLabel('I can …').first().inputValue()).toBe(
      'say who I am\nask a name\ncount, and say a price',
    )
    for (const [unit, found] of [first, second].entries()) {
      await author.getByRole('button', { name: 'Add conversation' }).nth(unit).click()
      const dialog = author.getByRole('dialog', { name: 'Add conversation' })
      await dialog.getByLabel('Title to look for').fill(found?.title ?? '')
      await dialog.getByRole('button', { name: found?.title ?? '' }).click()
      expect(await accessibilityFaults(author), 'dialog').toEqual([])
      await author.keyboard.press('Escape')
    }
    await author.getByRole('button', { name: `Remove: ${second?.title}` }).click()
    await said(author, 'Removed from the course.')
    await author.getByRole('button', { name: 'Undo' }).click()
    await said(author, 'Unit 2 has no aim.')
    await stored(author)
    expect(await accessibilityFaults(author), 'editor').toEqual([])
    await author.getByRole('button', { name: 'Publish', exact: true }).click()
    await said(author, 'Course published.')
    await author.getByRole('link', { name: 'View', exact: true }).click()
    await author.waitForURL('**/courses/*/pas-a-pas')
    const { pathname } = new URL(author.url())

    const learner = await visitor({ colorScheme: 'dark', viewport: { width: 360, height: 740 } })
    await signedIn(learner)
    await learner.goto(pathname)
    await learner.getByRole('heading', { name: 'Unit 1 Bonjour' }).waitFor()
    await said(learner, 'say who I am')
    await said(learner, 'count, and say a price')
    await learner.getByRole('button', { name: 'Start', exact: true }).click()
    await said(learner, 'Today now plans by this course.')
    const goOn = learner.getByRole('link', { name: 'Go on' })
    expect(await goOn.getAttribute('href')).toMatch(/\/learn$/)
    expect(await learner.getByRole('link', { name: 'Learn: not begun' }).count()).toBe(2)

    const { dialogue } = await call<{ dialogue: { id: string }[] }>(`/conversations/${first?.id}`)
    const answered = (lines: typeof dialogue) =>
      callAs(learner, 'POST', '/api/learn/attempts', {
        timeZone: 'UTC',
        attempts: lines.map(({ id }) => ({
          id: randomUUID(),
          line: id,
          skill: 'say',
          place: 'learn',
          isRight: true,
          at: new Date().toISOString(),
        })),
      })
    await answered(dialogue.slice(0, 1))
    await learner.reload()
    await learner.getByRole('link', { name: 'Learn: begun' }).waitFor(patient)
    await answered(dialogue)
    await learner.reload()
    await learner.getByRole('link', { name: 'Learn: done' }).waitFor(patient)
    await learner.getByRole('link', { name: 'Say: done' }).waitFor()
    // The duel is next now.
    await expect.poll(() => goOn.getAttribute('href')).toMatch(/\/game$/)
    expect(await accessibilityFaults(learner), 'followed').toEqual([])
    // The start is moved, and back; the focus stays where it was.
    const [one, two] = [1, 2].map(place =>
      learner.getByRole('button', { name: new RegExp(`start here: unit ${place}$`, 'i') }),
    ) as [Locator, Locator]
    expect(await one.textContent()).toBe('You start here')
    await two.focus()
    await learner.keyboard.press('Enter')
    await said(learner, 'Today now plans by this course, from unit 2 on.')
    await learner.getByText('Before your start').waitFor()
    expect(await two.textContent()).toBe('You start here')
    expect(await two.evaluate(element => element === document.activeElement)).toBe(true)
    await expect.poll(() => goOn.getAttribute('href')).toMatch(/\/learn$/)
    expect(await accessibilityFaults(learner), 'start moved').toEqual([])
    await one.click()
    await said(learner, 'Today now plans by this course, from unit 1 on.')
    await learner.getByText('Before your start').waitFor({ state: 'detached' })

    await learner.getByRole('button', { name: 'Leave this course' }).click()
    await learner.getByRole('button', { name: 'Start', exact: true }).waitFor()
    // Who follows none begins where they press.
    await two.click()
    await said(learner, 'Today now plans by this course, from unit 2 on.')
    await learner.getByRole('button', { name: 'Leave this course' }).waitFor()
    await learner.getByText('Before your start').waitFor()
  })

  test('are made of a playlist, and deleted by their author alone', async () => {
    const author = await visitor()
    await signedIn(author)
    const playlist = await keepPlaylist(author, 'In order', 3)
    await callAs(author, 'PATCH', `/api/playlists/${playlist.id}`, {
      language: 'de',
      conversations: (await conversationsIn('de')).map(({ id }) => id),
    })
    await author.goto(`/playlists/${playlist.id}`)
    await author.getByRole('link', { name: 'Make a course of it' }).click()
    await author.getByLabel('Title').waitFor()
    expect(await author.getByLabel('Title').inputValue()).toBe('In order')
    await author.getByRole('button', { name: 'Create Course' }).click()
    await author.waitForURL('**/courses/*/edit')
    const items = author.getByRole('list', { name: 'Conversations and lists of unit 1' })
    await expect.poll(() => items.getByRole('listitem').count(), patient).toBe(3)

    const stranger = await visitor()
    await signedIn(stranger)
    await stranger.goto(new URL(author.url()).pathname)
    await stranger.waitForURL('**/not-found')

    await author.getByRole('button', { name: 'Delete Course' }).click()
    const asked = author.getByRole('dialog', { name: 'Delete Course' })
    await asked.getByRole('textbox').fill('delete forever')
    await asked.getByRole('button', { name: 'Delete forever' }).click()
    await said(author, 'Course deleted.')
    await author.waitForURL('**/library/courses')
    await said(author, "You haven't made any courses yet.")
  })

  test('called "Edit" are read at their own address', async () => {
    const author = await visitor()
    await signedIn(author)
    const { shortid } = await publishedCourse(author, 'Edit', 'es')
    const page = await visitor()
    await page.goto(`/courses/${shortid}`)
    await page.waitForURL(`**/courses/${shortid}/edit-1`)
    await page.getByRole('heading', { level: 1, name: 'Edit' }).waitFor()
    await author.goto('/library/courses')
    await author.getByRole('link', { name: 'Edit', exact: true }).click()
    await author.waitForURL(`**/courses/${shortid}/edit-1`)
  })

  test('edited in two tabs are joined unit by unit', async () => {
    const first = await visitor()
    await signedIn(first)
    const { shortid } = await publishedCourse(first, 'Twice', 'es')
    const second = await first.context().newPage()
    for (const page of [first, second]) {
      await page.goto(`/courses/${shortid}/edit`)
      await page.getByRole('heading', { name: 'Unit 2' }).waitFor(patient)
    }
    // By its handle, there and back.
    await first
      .getByTitle('Drag unit 2')
      .dragTo(first.getByTitle('Drag unit 1'), { targetPosition: { x: 4, y: 4 } })
    await said(first, 'This is now unit 1 of 2.')
    await first.getByTitle('Drag unit 2').dragTo(first.getByTitle('Drag unit 1'))
    await first.getByLabel('Title of the unit').first().fill('From the first tab')
    await stored(first)
    await second.getByLabel('Title of the unit').last().fill('From the second tab')
    await stored(second)
    expect(await second.getByLabel('Title of the unit').first().inputValue()).toBe(
      'From the first tab',
    )
  })
})
