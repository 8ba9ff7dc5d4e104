import type { BestPlay } from '@duologue/contract/plays'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import './tokens.css'
import './base.css'
import { ScoreTable } from '../plays/scores/score-table'
import { BottomBar } from './frame/bottom-bar'

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

/** Twenty of a list of scores; its reader is the last one. */
const plays = Array.from(
  { length: 20 },
  (_, index): BestPlay => ({
    place: index + 1,
    score: 900 - 40 * index,
    share: 100 - 5 * index,
    isWinner: index % 3 > 0,
    datePlayed: '2026-03-04T10:20:00.000Z',
    isOwn: index === 19,
    player: null,
  }),
)

test.each([
  [360, 740, 'the bar of the phone'],
  [1280, 700, 'the edge of the window'],
])('at %i × %i the own row stands in sight, above %s', async (width, height) => {
  await page.viewport(width, height)
  await render(
    <RouterContextProvider router={router}>
      <main>
        <ScoreTable plays={plays} />
      </main>
      <BottomBar />
    </RouterContextProvider>,
  )
  const [own, bar] = ['tr[data-stays]', 'nav'].map(selector => document.querySelector(selector))
  const isBar = bar && getComputedStyle(bar).display !== 'none'
  expect(isBar).toBe(width < 560)
  const foot = isBar ? bar.getBoundingClientRect().top : innerHeight
  expect(document.documentElement.scrollHeight).toBeGreaterThan(innerHeight)
  expect(own?.getBoundingClientRect().bottom).toBeCloseTo(foot, 0)
})
