import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { accessibilityFaults, useBrowser, visitor } from './browser'
import { beginDuel } from './duel'

useBrowser()

interface Line {
  text: string
  translation: string
  audio: string | null
}

/** A conversation as the product serves it, by its language and a part of its title. */
async function conversationOf(query: string): Promise<{ path: string; dialogue: Line[] }> {
  const address = inject('address')
  const found = await (await fetch(`${address}/api/conversations?${query}&limit=1`)).json()
  const { id } = (found as { conversations: { id: string }[] }).conversations[0] ?? { id: '' }
  const whole = (await (await fetch(`${address}/api/conversations/${id}`)).json()) as {
    dialogue: Line[]
  }
  return { path: `/conversations/${id}/x/game`, dialogue: whole.dialogue }
}

/** How long a clip lasts on the page's own clock, in milliseconds. */
const clipLength = 900

/** Clips that last 900 ms on the clock that the journey moves, and are written down as they begin. */
async function withPretendClips(page: Page): Promise<void> {
  await page.addInitScript(length => {
    const played: string[] = []
    class Clip extends EventTarget {
      playbackRate = 1
      #timer = 0
      constructor(readonly address: string) {
        super()
      }
      play() {
        played.push(new URL(this.address, location.href).pathname)
        this.#timer = window.setTimeout(() => this.dispatchEvent(new Event('ended')), length)
        return Promise.resolve()
      }
      pause() {
        window.clearTimeout(this.#timer)
      }
    }
    Object.assign(window, { Audio: Clip, playedClips: played })
  }, clipLength)
}

const played = (page: Page) =>
  page.evaluate(() => (window as unknown as { playedClips: string[] }).playedClips)
const answers = (page: Page) => page.getByRole('list', { name: 'Your answers' }).getByRole('button')
const clock = (page: Page) => page.getByRole('timer', { name: 'Time to answer' })

async function startListening(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('dialog:modal').waitFor()
  await page.getByRole('radio', { name: /^Listening/ }).click()
  // On easy the computer is too weak to win by luck against answers that are all right.
  await beginDuel(page, 'Easy')
}

/** Moves the clock until the learner is to answer, or the game is over; answers which of both. */
async function untilAsked(page: Page, answered: number): Promise<boolean> {
  for (let steps = 0; steps < 400; steps += 1) {
    if ((await page.getByRole('heading', { name: 'Game Over' }).count()) > 0) return false
    const isAsked =
      (await page.locator('[aria-label="Replay the line"][aria-disabled="false"]').count()) > 0
    if (isAsked) return true
    await page.clock.runFor(300)
  }
  throw new Error(`nobody is asked after ${answered} answers`)
}

test('a visitor listens to a duel to Game Over by keyboard, with the sounds off', async () => {
  const { path, dialogue } = await conversationOf('language=es&title=llave')
  const page = await visitor()
  await page.clock.install()
  await withPretendClips(page)
  await startListening(page, path)
  await page.getByRole('button', { name: 'Sounds' }).click()
  // Space would press the button that has the focus.
  await page.getByRole('heading', { level: 1 }).click()
  let answered = 0
  while (await untilAsked(page, answered)) {
    expect(await clock(page).count()).toBe(1)
    const clips = await played(page)
    const line = dialogue.find(({ audio }) => audio?.endsWith(clips.at(-1) ?? 'none'))
    const area = page.getByRole('region', { name: 'This turn' })
    const cue = await area
      .getByText(/^What does .* say\?$/)
      .locator('..')
      .textContent()
    expect(cue).not.toContain(line?.text)
    const choices = await answers(page).allTextContents()
    const right = choices.findIndex(choice => choice.includes(line?.text ?? 'no line'))
    if (answered === 0) {
      await page.keyboard.press('Space')
      expect(await played(page)).toEqual([...clips, clips.at(-1)])
      expect(choices).toHaveLength(4)
    }
    await page.clock.runFor(500)
    await page.keyboard.press(String(right + 1))
    answered += 1
  }
  expect(answered).toBeGreaterThan(5)
  await page.getByText('You win!').waitFor()
  expect(new Set(await played(page)).size).toBeGreaterThan(answered / 2)
})

test('a real clip is asked for, and when it has ended the game goes on', async () => {
  const { path } = await conversationOf('language=es&title=llave')
  const page = await visitor()
  const clip = page.waitForRequest(request => new URL(request.url()).pathname.startsWith('/audio/'))
  await startListening(page, path)
  await clip
  await clock(page)
    .or(page.getByText(/is thinking…$/))
    .first()
    .waitFor()
})

test('lines that nothing can speak are shown for their length, without a fault, and the mode is kept', async () => {
  const { path } = await conversationOf('language=zh')
  const page = await visitor({ colorScheme: 'dark', viewport: { width: 360, height: 640 } })
  await page.addInitScript(() =>
    Object.defineProperty(window, 'speechSynthesis', { value: undefined }),
  )
  await page.clock.install()
  await page.goto(path.replace('/x/game', ''))
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByText('have no recording', { exact: false }).count()).toBe(0)
  await startListening(page, path)
  await page.clock.runFor(3100)
  const shown = page.getByText('No voice here can read this line', { exact: false })
  await shown.waitFor()
  expect(await accessibilityFaults(page), 'a silent line').toEqual([])
  expect(await untilAsked(page, 0)).toBe(true)
  expect(await shown.count()).toBe(0)
  expect(await answers(page).count()).toBeGreaterThanOrEqual(2)
  expect(await accessibilityFaults(page), 'its answers').toEqual([])
  await page.goto('/home')
  await page.goto(path)
  await expect.poll(() => page.getByRole('radio', { name: /^Listening/ }).isChecked()).toBe(true)
})
