import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { noMutations } from './packages/web/lean-libraries.js'

const read = (...path: string[]) => readFileSync(join(import.meta.dirname, ...path), 'utf8')
const found = (text: string, what: RegExp) => [...text.matchAll(what)].map(([, name = '']) => name)

test('nothing uses a mutation of Query: the pages carry none', () => {
  const web = 'packages/web/src'
  const taken = readdirSync(join(import.meta.dirname, web), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file))
    .flatMap(file => found(read(web, file), /{([^}]*)} from '@tanstack\/react-query'/g))
    .flatMap(names => names.split(/[\s,]+/))
  expect(taken).toContain('useQuery')
  expect(taken.filter(name => /mutat/i.test(name))).toEqual([])
})

test('what stands for the cache of mutations can do what is asked of an empty one', () => {
  const query = 'node_modules/@tanstack/query-core/build/modern'
  const asked = ['queryClient.js', 'hydration.js'].flatMap(file =>
    found(read(query, file), /(?:#mutationCache|getMutationCache\(\))\.(\w+)\(/g),
  )
  expect(new Set(found(noMutations, /(\w+)\(\) {/g))).toEqual(new Set(asked))
})
