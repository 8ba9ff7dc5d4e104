import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { afterEach, beforeAll, expect, inject, onTestFinished } from 'vitest'

let browser: Promise<Browser> | undefined
const contexts: BrowserContext[] = []
const complaints: string[] = []

const launch = (args: readonly string[] = []) =>
  chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--autoplay-policy=no-user-gesture-required',
      ...args,
    ],
  })

/** One browser for all files of a process, which it ends with; each visitor has a context of their own. */
function openBrowser(): Promise<Browser> {
  browser ??= launch()
  return browser
}

/** Opens the browser for a file of journeys; every page must stay free of errors, or the journey fails. */
export function useBrowser(): void {
  beforeAll(async () => {
    const opened = await openBrowser()
    if (!opened.isConnected()) {
      browser = undefined
      await openBrowser()
    }
  })
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map(context => context.close()))
    expect(complaints.splice(0)).toEqual([])
  })
}

/** For journeys about no motion: a game that moves for the eye alone takes a third of its processor for that. */
export const still = { reducedMotion: 'reduce' } as const

/** A new visitor, with nothing kept in the browser but that the tutorial of Battle Mode was switched off. */
export async function visitor(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await newcomer(options)
  await page.addInitScript(() => {
    // A frame of another site may keep nothing.
    if (window === window.top) localStorage.setItem('tutorial', 'false')
  })
  return page
}

/** A new visitor whose camera sees what a film of JPEG pictures shows. */
export async function visitorWithCamera(
  film: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const own = await launch([
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ])
  onTestFinished(() => own.close())
  return newcomer(options, own)
}

/**
 * A page is shown before it is awake: what is pressed in between is lost, as by anybody's hand. Journeys press when they can
 * be heard; those that are about the time before say `waitUntil: 'load'`
 * or less.
 */
function waitsUntilAwake(page: Page): void {
  const awake = () =>
    page.waitForFunction(() => {
      const main = document.querySelector('main')
      const isOurs = main && document.querySelector('link[rel="modulepreload"]')
      return !isOurs || Object.keys(main).some(key => key.startsWith('__react'))
    })
  const isLate = (until?: string) => until === undefined || until === 'networkidle'
  const { goto, reload } = page
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options)
    if (isLate(options?.waitUntil)) await awake()
    return response
  }
  page.reload = async options => {
    const response = await reload.call(page, options)
    if (isLate(options?.waitUntil)) await awake()
    return response
  }
}

/** A new visitor with nothing kept in the browser. */
export async function newcomer(
  options: BrowserContextOptions = {},
  opened?: Browser,
): Promise<Page> {
  const context = await (opened ?? (await openBrowser())).newContext({
    baseURL: inject('address'),
    viewport: { width: 1280, height: 860 },
    ...options,
  })
  contexts.push(context)
  context.on('page', waitsUntilAwake)
  const page = await context.newPage()
  // The packaged Chromium ends over the question whether it recognises speech by itself; no journey needs its answer.
  await page.addInitScript(() => {
    const { SpeechRecognition } = globalThis as { SpeechRecognition?: object }
    if (SpeechRecognition) Reflect.deleteProperty(SpeechRecognition, 'available')
  })
  page.on('pageerror', error => complaints.push(error.message))
  page.on('console', message => {
    // A refused or missing answer is the journey's own doing where it is expected.
    const isMissing =
      /^(Failed to load resource|Error: Unable to preload CSS|TypeError: Failed to fetch dynamically imported module|WebSocket connection to )/.test(
        message.text(),
      )
    if (message.type() === 'error' && !isMissing) complaints.push(message.text())
  })
  return page
}

/** Ends what still moves or fades, so that colours are judged as they will stay; what never ends goes on. */
const settle = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
  })

/** What every page is given to be asked by: half as long as the one with comments, and as much quicker to read. */
const axeProgram = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

const contrast = 'color-contrast'
/** Which of axe's rules are asked. Whether colours can be told apart takes as long as all the others together. */
const askedRules = {
  all: {},
  colours: { runOnly: [contrast] },
  'all but colours': { rules: { [contrast]: { enabled: false } } },
} satisfies Record<string, RunOptions>

/** The accessibility faults that axe finds on a page as it now stands. */
export async function accessibilityFaults(
  page: Page,
  rules: keyof typeof askedRules = 'all',
): Promise<string[]> {
  const found = await faultsNow(page, rules)
  // What came while it was looked at was fading in: a fault is what is still there when that is over.
  return found.length > 0 ? faultsNow(page, rules) : found
}

async function faultsNow(page: Page, rules: keyof typeof askedRules): Promise<string[]> {
  await settle(page)
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  if (!isThere) await page.evaluate(`${axeProgram};0`)
  // What is in order need not be told: half of the time went into that.
  const { violations } = await page.evaluate(
    asked =>
      (globalThis as unknown as { axe: typeof axe }).axe.run({
        resultTypes: ['violations'],
        ...asked,
      }),
    askedRules[rules] as RunOptions,
  )
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(node => node.html)
        .join(' | ')
        .slice(0, 300)}`,
  )
}

/** Looks at a page by day and, where only colours are others, by night: no fault of axe's in either. */
export async function isFaultlessInBothThemes(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await accessibilityFaults(page), `${name}, light`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true)
  await expect
    .poll(() => accessibilityFaults(page, 'colours'), { message: `${name}, dark` })
    .toEqual([])
}
