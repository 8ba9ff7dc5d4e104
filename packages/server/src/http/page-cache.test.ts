import { expect, test } from 'vitest'
import { pageBody } from './page-body'
import { type MadePage, pageCache } from './page-cache'

const made = (text: string, isForAll = true): MadePage => ({
  status: 200,
  headers: [],
  body: pageBody(text, 'n', '', 'https://duologue.example'),
  isForAll,
})

function setUp() {
  let time = 0
  let makings = 0
  const pageFor = pageCache(() => time)
  return {
    pass: (milliseconds: number) => (time += milliseconds),
    makings: () => makings,
    ask: async (name: string, make: (count: number) => Promise<MadePage> | MadePage) => {
      const page = await pageFor(name, async () => make((makings += 1)))
      return page.body.as('identity').toString()
    },
  }
}

const numbered = (count: number) => made(String(count))

test('a page asked for by many at once is made once', async () => {
  const { ask, makings } = setUp()
  const pages = await Promise.all(Array.from({ length: 50 }, () => ask('/home', numbered)))
  expect(new Set(pages)).toEqual(new Set(['1']))
  expect(await ask('/home', numbered)).toBe('1')
  expect(makings()).toBe(1)
})

test('a page is made again when it is a fifth of a second old, counted from when its making began', async () => {
  const { ask, pass } = setUp()
  await ask('/home', count => {
    pass(150)
    return numbered(count)
  })
  pass(49)
  expect(await ask('/home', numbered)).toBe('1')
  pass(1)
  expect(await ask('/home', numbered)).toBe('2')
})

test('each name has its own page', async () => {
  const { ask } = setUp()
  expect(await Promise.all([ask('/a', numbered), ask('/b', numbered)])).toEqual(['1', '2'])
})

test('what was refused to one is made anew for the next, and shared again once it is whole', async () => {
  const { ask, makings } = setUp()
  const pages = await Promise.all(
    ['x', 'y', 'z', 'z'].map(() =>
      ask('/home', count => made(count === 1 ? 'refused' : 'whole', count > 1)),
    ),
  )
  expect(pages).toEqual(['refused', 'whole', 'whole', 'whole'])
  expect(makings()).toBe(2)
})

test('who leaves or fails takes nobody with them', async () => {
  const { ask } = setUp()
  const makeOnce = (count: number) => {
    if (count === 1) throw new Error('gone away')
    return numbered(count)
  }
  const [first, second] = await Promise.allSettled([ask('/home', makeOnce), ask('/home', makeOnce)])
  expect(first.status).toBe('rejected')
  expect(second).toEqual({ status: 'fulfilled', value: '2' })
})

test('of many names the oldest pages are let go', async () => {
  const { ask, makings } = setUp()
  for (let page = 0; page <= 200; page += 1) await ask(`/${page}`, numbered)
  await ask('/200', numbered)
  expect(makings()).toBe(201)
  await ask('/0', numbered)
  expect(makings()).toBe(202)
})
