import { afterEach, expect, test, vi } from 'vitest'
import { pageLinks } from './page-links'

const routes = [
  { css: ['/assets/all.css'], preloads: ['/assets/a1b2c3d4.js'] },
  { css: [], preloads: ['/assets/screen.js', '/assets/part.js'] },
]

const links = () => [...document.querySelectorAll('link[rel="modulepreload"][href^="/assets/"]')]

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const link of links()) link.remove()
})

/** Runs the script of a page's head; tells what was asked for, and how to say that the page was painted. */
function open(isHidden = false) {
  const [, script = ''] =
    /<script type="module"[^>]*>(.*)<\/script>/.exec(
      pageLinks(routes, '/assets/main.js', 'secret'),
    ) ?? []
  const asked: string[] = []
  const tell: { painted?: () => void; passed?: () => void } = {}
  vi.stubGlobal('ask', async (file: string) => void asked.push(file))
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(painted: () => void) {
        tell.painted = painted
      }
      observe() {}
    },
  )
  vi.stubGlobal('setTimeout', (passed: () => void) => {
    tell.passed = passed
  })
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  const element = document.createElement('script')
  element.textContent = `{${script.replaceAll('import(', 'ask(')}}`
  document.head.append(element)
  element.remove()
  vi.unstubAllGlobals()
  vi.stubGlobal('ask', async (file: string) => void asked.push(file))
  return { asked, tell }
}

const preloaded = () => links().map(link => link.getAttribute('href'))

test('a page names its large script and its sheets, and asks for the others when it was painted', () => {
  const made = pageLinks(routes, '/assets/main.js', 'secret')
  expect(made.match(/<link[^>]*>/g)).toEqual([
    '<link rel="modulepreload" href="/assets/a1b2c3d4.js">',
    '<link rel="stylesheet" href="/assets/all.css" media="not all" disabled>',
  ])
  expect(made).toContain('<script type="module" nonce="secret">')
  // Which file that is stands before everything that is a module.
  expect(made).toMatch(
    /^<script type="importmap" nonce="secret">{"imports":{"\/assets\/main\.js":"\/assets\/a1b2c3d4\.js"}}<\/script><link/,
  )
  const { asked, tell } = open()
  expect([asked, preloaded()]).toEqual([[], []])
  tell.painted?.()
  expect([asked, preloaded()]).toEqual([
    ['/assets/main.js'],
    ['/assets/screen.js', '/assets/part.js'],
  ])
})

test('where no paint is told of, it wakes all the same, and asks for each file once', () => {
  const { asked, tell } = open()
  tell.passed?.()
  tell.painted?.()
  expect(new Set(asked)).toEqual(new Set(['/assets/main.js']))
  expect(preloaded()).toEqual(['/assets/screen.js', '/assets/part.js'])
})

test('a page that nobody sees is not painted, and wakes at once', () => {
  expect(open(true).asked).toEqual(['/assets/main.js'])
})
