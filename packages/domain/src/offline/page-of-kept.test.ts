import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageOfKept } from './page-of-kept'

const body = (items: number[]) => JSON.stringify({ songs: items, total: items.length, before: 'x' })

test('the pages of what is kept are all of it, once and in its order, however long they are', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(), { maxLength: 60 }),
      fc.integer({ min: 1, max: 25 }),
      (items, limit) => {
        const pages = Array.from(
          { length: Math.ceil(items.length / limit) + 1 },
          (_, index) =>
            JSON.parse(pageOfKept(body(items), 'songs', { page: index + 1, limit }) ?? '') as {
              songs: number[]
              total: number
              before: string
            },
        )
        expect(pages.flatMap(({ songs }) => songs)).toEqual(items)
        expect(pages.every(({ total, before }) => total === items.length && before === 'x')).toBe(
          true,
        )
        expect(pages.at(-1)?.songs).toEqual([])
      },
    ),
  )
})

test('what has no such list has no pages', () => {
  expect(pageOfKept('{"songs":3}', 'songs', { page: 1, limit: 2 })).toBeUndefined()
  expect(pageOfKept('{"songs":[]}', 'others', { page: 1, limit: 2 })).toBeUndefined()
})
