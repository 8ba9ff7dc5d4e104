import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Child, startChild } from '../bench/start-child'
import { ltiRoles } from '../packages/server/src/testing/platform/platform-school'
import {
  type Platform,
  startPlatform,
  toolAt,
} from '../packages/server/src/testing/platform/start-platform'
import { accessibilityFaults, useBrowser, visitor } from './browser'
import { pressByKeyboard, tabTo } from './by-keyboard'
import { duelConversation, playToTheEnd } from './duel'
import { visitorKeepingNothing } from './keeping-nothing'
import { oddStorage, wrongAnswers } from './odd-storage'
import { newEmail, password } from './people'

useBrowser()

let product: Child
let dataDir: string
/** Where the product is; it says `localhost`, which is the site of the platform. */
let address: string
let environment: Record<string, string>

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

// The platform is on another site: `localhost`, not `127.0.0.1`.
beforeAll(async () => {
  const port = await freePort()
  address = `http://127.0.0.1:${port}`
  dataDir = await mkdtemp(join(tmpdir(), 'duologue-lti-'))
  // The database's own user may pass: its data then lie in here, and go with it.
  await chmod(dataDir, 0o755)
  environment = {
    PORT: String(port),
    PUBLIC_URL: address,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    LOG_LEVEL: 'error',
    PLATFORM_NETWORKS: '127.0.0.0/8, ::1',
  }
  product = await startChild(['scripts/start.js'], environment)
})
afterAll(async () => {
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** Signs an admin up, at /school, Connections. */
async function openConnections(page: Page): Promise<void> {
  const email = newEmail()
  await page.goto('/signup')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Repeat password').fill(password)
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await page.waitForURL('**/home')
  const user = ['scripts/with-tsx.js', 'scripts/user.ts', email, '--role', 'admin']
  await promisify(execFile)(process.execPath, user, { env: { ...process.env, ...environment } })
  // The page asks anew who it is.
  await page.goto('/home', { waitUntil: 'networkidle' })
  await page.goto('/school/connections')
}

/** Switches on each that is not, also what an attempt before has left. */
async function switchOn(page: Page): Promise<void> {
  const off = page.getByRole('button', { name: 'Switch on' })
  await off.first().waitFor()
  for (let left = await off.count(); left > 0; left -= 1) {
    await off.first().click()
    await expect.poll(() => off.count()).toBe(left - 1)
  }
}

/** A platform registers itself by an address that an admin makes, in a frame of its own page. */
async function register(page: Page, platform: Platform): Promise<void> {
  await page.getByLabel('Name here').fill('Campus')
  await page.getByRole('button', { name: 'Make an address' }).click()
  const made = await page.getByRole('textbox', { name: 'Address for your platform' }).inputValue()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Take back (Campus)' }).waitFor()
  const theirs = await visitor()
  await theirs.goto(`${platform.origin}/registering?${new URLSearchParams({ tool: made })}`)
  const asks = theirs.frameLocator('[name=tool]')
  await asks.getByRole('button', { name: 'Connect' }).click()
  await asks.getByRole('heading', { name: 'Duologue is added' }).waitFor()
  await asks.getByRole('button', { name: 'Done' }).click()
  await theirs.getByText('closed').waitFor()
  expect(platform.refused).toEqual([])
  await page.reload()
  await page.getByRole('heading', { name: 'Campus' }).waitFor()
  await switchOn(page)
}

/** Adds the platform by hand, as an admin. */
async function connect(page: Page, platform: Platform): Promise<void> {
  await page.getByRole('button', { name: 'Add a platform' }).click()
  const { issuer, clientId, origin } = platform
  for (const [label, value] of [
    ['Name here', 'Moodle'],
    ['Issuer (platform id)', issuer],
    ['Client id', clientId],
    ['Authorisation address', `${origin}/authorise`],
    ['Token address', `${origin}/token`],
    ['Address of its keys', `${origin}/keys`],
  ] as const)
    await page.getByRole('dialog').getByLabel(label, { exact: true }).fill(value)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Add it' }).click()
  await page.getByRole('heading', { name: 'Moodle' }).first().waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await switchOn(page)
}

/** Within the course, what a teacher may do in a tab of its own alone says so, and does not fail to load. */
async function seesWhatIsElsewhere(teacher: Page, link: string): Promise<void> {
  await teacher.goto(link)
  const inFrame = teacher.frameLocator('[name=tool]')
  await inFrame.getByRole('link', { name: 'Open in a new tab' }).waitFor()
  await teacher
    .frames()
    .find(one => one.url().startsWith(address))
    ?.evaluate(() => location.assign('/classes'))
  await inFrame.getByRole('link', { name: /French 7b/ }).click()
  for (const tab of ['Students', 'Settings']) {
    await inFrame.getByRole('link', { name: tab, exact: true }).click()
    await inFrame.getByText(/^More can be done outside of the course/).waitFor()
    expect(await inFrame.getByRole('alert').count(), tab).toBe(0)
  }
}

test('a course opens the product in a frame: from a choice to its game, and after a reload', async () => {
  const platform = await startPlatform({ profile: 'plain', tool: toolAt(address) })
  onTestFinished(() => platform.close())
  const admin = await visitor({ baseURL: address })
  await openConnections(admin)
  const registering = await startPlatform({ profile: 'moodle' })
  onTestFinished(() => registering.close())
  await register(admin, registering)
  await connect(admin, platform)
  const course = platform.school.addCourse()
  const teo = platform.school.addPerson(course, [ltiRoles.instructor], { given: 'Teo' })
  const mia = platform.school.addPerson(course, [ltiRoles.learner])

  const teacher = await visitor()
  await teacher.goto(`${platform.origin}/courses/${course.id}?person=${teo.id}`)
  // Without a mouse, from the page of the course into the frame.
  const chooses = teacher.frameLocator('[name=tool]')
  const press = (name: string | RegExp) =>
    pressByKeyboard(teacher, chooses.getByRole('button', { name }))
  await press('Make a class for "French 7b"')
  await chooses.getByRole('heading', { name: 'Choose for your course' }).waitFor()
  await chooses.locator('header').getByText('Choose for your course').waitFor()
  await chooses.getByText(/^The first 20 of \d+\. /).waitFor()
  await tabTo(teacher, chooses.getByLabel('Search'))
  await teacher.keyboard.type('llave')
  await press(/^Choose La llave/)
  await press('Take it')
  await press('Add to course')
  await chooses.getByText('1 links').waitFor()
  const [link] = [...course.links.values()]
  if (!link) throw new Error('nothing was placed')

  const linkFor = (person: { id: string }) =>
    `${platform.origin}/courses/${course.id}?person=${person.id}&link=${link.id}`
  const student = await visitor()
  await student.goto(linkFor(mia))
  const plays = student.frameLocator('[name=tool]')
  await plays.getByRole('link', { name: 'Open in a new tab' }).waitFor()
  await plays.getByRole('heading', { name: 'Settings' }).waitFor()
  // A frame that is loaded again knows who plays, though nothing of them is kept in it.
  const frame = student.frames().find(one => one.url().startsWith(address))
  expect(await frame?.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await frame?.evaluate(() => location.reload())
  await plays.getByRole('heading', { name: 'Settings' }).waitFor()
  await seesWhatIsElsewhere(teacher, linkFor(teo))
  expect(platform.refused).toEqual([])
})

test.each(['plain', 'canvas'] as const)(
  'a course of %s whose browsers keep nothing: from a choice to the grade',
  async profile => {
    const platform = await startPlatform({ profile, tool: toolAt(address) })
    onTestFinished(() => platform.close())
    const admin = await visitor({ baseURL: address })
    await openConnections(admin)
    await connect(admin, platform)
    const course = platform.school.addCourse()
    const teo = platform.school.addPerson(course, [ltiRoles.instructor], { given: 'Teo' })
    const mia = platform.school.addPerson(course, [ltiRoles.learner])

    const teacher = await visitorKeepingNothing()
    await teacher.goto(`${platform.origin}/courses/${course.id}?person=${teo.id}`)
    const chooses = teacher.frameLocator('[name=tool]')
    // Whose issuer many schools share is let in by its deployment, when it is known.
    if (profile === 'canvas') {
      await chooses.getByRole('heading', { name: 'Duologue could not open' }).waitFor()
      await admin.reload()
      await admin.getByRole('button', { name: /^Let in/ }).click()
      await admin.getByRole('button', { name: /^Let in/ }).waitFor({ state: 'detached' })
      await teacher.reload()
    }
    await chooses.getByRole('button', { name: 'Make a class for "French 7b"' }).click()
    await chooses.getByLabel('Search').fill('llave')
    await chooses.getByRole('button', { name: /^Choose La llave/ }).click()
    await chooses.getByLabel('What students get').selectOption({ label: 'A game with a grade' })
    await chooses.getByRole('button', { name: 'Take it' }).click()
    await chooses.getByRole('button', { name: 'Add to course' }).click()
    await chooses.getByText('1 links').waitFor()
    const [link] = [...course.links.values()]
    if (!link) throw new Error('nothing was placed')

    const student = await visitorKeepingNothing()
    await student.clock.install()
    await student.goto(`${platform.origin}/courses/${course.id}?person=${mia.id}&link=${link.id}`)
    const plays = student.frameLocator('[name=tool]')
    await plays.getByRole('button', { name: 'Next' }).click()
    await plays.getByRole('button', { name: 'Start' }).click()
    await plays.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click()
    const frame = student.frames().find(one => one.url().startsWith(address))
    if (!frame) throw new Error('there is no frame')
    const { dialogue } = await duelConversation()
    const answer = (choice: number) => frame.locator('body').press(String(choice))
    await playToTheEnd(student, dialogue, answer, frame)
    await expect.poll(() => platform.school.scores.length, { timeout: 30_000 }).toBe(1)
    expect(platform.school.scores).toMatchObject([{ userId: mia.id }])
    expect(platform.refused).toEqual([])
  },
  180_000,
)

test('what the page around keeps is heard from there alone, and in time; several frames are each their own', async () => {
  const platform = await startPlatform({ profile: 'plain', tool: toolAt(address) })
  onTestFinished(() => platform.close())
  const admin = await visitor({ baseURL: address })
  await openConnections(admin)
  await connect(admin, platform)
  const course = platform.school.addCourse()
  const link = platform.placeByHand(course)
  const person = platform.school.addPerson(course, [ltiRoles.learner])
  const open = async (answer?: string) => {
    const page = await visitorKeepingNothing()
    if (answer) {
      const body = oddStorage(answer)
      const told = { contentType: 'text/javascript', body }
      await page.route('**/storage.js', route => route.fulfill(told))
    }
    await page.goto(`${platform.origin}/courses/${course.id}?person=${person.id}&link=${link.id}`)
    return { page, tool: page.frameLocator('[name=tool]') }
  }
  const isIn = 'Your teacher has not opened Duologue in this course yet.'
  const isNot = 'Your browser keeps nothing for pages inside a course.'

  const noisy = await open(`${wrongAnswers}; setTimeout(() => say(right), 200)`)
  await noisy.tool.getByText(isIn).waitFor()

  // A frame that keeps things may be awake later than the one that asks it.
  const slow = await open('if ((window.asked = (window.asked ?? 0) + 1) > 2) say(right)')
  await slow.tool.getByText(isIn).waitFor()

  // Nothing but what is for somebody else, or too late: after two seconds a tab of its own is offered, and that stays.
  const late = await open(`${wrongAnswers}; window.answerNow = () => say(right)`)
  await late.tool.getByText(isNot).waitFor()
  await late.page.evaluate('answerNow()')
  await late.page.evaluate(() => new Promise(resolve => requestAnimationFrame(resolve)))
  await late.tool.getByRole('link', { name: 'Open in a new tab' }).waitFor()
  expect(await late.tool.getByText(isIn).count()).toBe(0)

  const several = await open()
  const other = platform.placeByHand(course)
  const begun = new URLSearchParams(platform.begin({ person, course, link: other }))
  await several.page.evaluate(src => {
    for (const name of ['second', 'third']) {
      const frame = Object.assign(document.createElement('iframe'), { name, src, title: name })
      document.body.append(frame)
    }
  }, `${address}/lti/login?${begun}`)
  for (const name of ['tool', 'second', 'third'])
    await several.page.frameLocator(`[name=${name}]`).getByText(isIn).waitFor()
  expect(platform.refused).toEqual([])
}, 120_000)
