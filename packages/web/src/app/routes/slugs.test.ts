import { slugify } from '@duologue/domain/text/slug'
import { expect, test } from 'vitest'
import { screenOfRoute } from './route-files'

const routes = Object.keys(screenOfRoute)

/** The rooms whose things have addresses that end in a slug: /courses/{shortid}/{slug}. */
const withSlugs = routes.flatMap(route => /^\/main\/([^/]+)\/\$[^/]+\/\$$/.exec(route)?.[1] ?? [])

/** What stands where a slug would: /courses/{shortid}/edit. */
const words = withSlugs.flatMap(room =>
  routes.flatMap(
    route => new RegExp(`^/main/${room}/\\$[^/]+/([^$/][^/]*)$`).exec(route)?.[1] ?? [],
  ),
)

test('no title has the address of another page of its thing', () => {
  expect(withSlugs).toContain('courses')
  expect(words).toContain('game')
  expect(words.filter(word => slugify(word) === word)).toEqual([])
})
