import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { editsPlace, whoseIs } from './packages/web/src/saved-here/register'

/** Nothing is kept in a browser but what stands in the register, with whose it is (decision 068). */

const web = join(import.meta.dirname, 'packages/web')
const read = (file: string) => readFileSync(join(web, file), 'utf8')
const sources = ['src', 'public'].flatMap(folder =>
  readdirSync(join(web, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.(tsx?|js)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map(file => `${folder}/${file}`),
)

/** Every way in which a page can keep something in a browser. */
const keeps =
  /\b(localStorage|sessionStorage|indexedDB|cookieStore|serviceWorker|caches\.|document\.cookie|navigator\.storage|window\.name)\b/

/** They keep and delete files of the product alone, which are nobody's (offline.md#the-worker). */
const fileKeepers = ['src/worker/worker.ts', 'public/ending-worker.js']

/** They only read: before the first paint, and when nothing else of the product works. */
const readers = ['src/app/frame/theme.ts', 'public/recover.js']

const withoutComments = (source: string) =>
  source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '')

test('what a browser keeps is kept in saved-here and kept-here alone', () => {
  const keepers = sources.filter(file => keeps.test(withoutComments(read(file))))
  expect(keepers.filter(file => file.startsWith('src/saved-here/')).length).toBeGreaterThan(3)
  const elsewhere = keepers.filter(file => !/^src\/(saved|kept)-here\//.test(file))
  expect(elsewhere.toSorted()).toEqual([...readers, ...fileKeepers].toSorted())
})

test('who keeps files of the product keeps nothing else', () => {
  for (const file of fileKeepers)
    expect(withoutComments(read(file))).not.toMatch(
      /\b(localStorage|sessionStorage|indexedDB|cookie)/,
    )
})

test('who only reads changes nothing, and reads what is in the register', () => {
  for (const file of readers) {
    // Files of the product may go when somebody asks for it.
    expect(read(file).replace('caches.delete(name)', '')).not.toMatch(
      /\.(setItem|removeItem|clear|put|delete|add)\(/,
    )
    const keys = [...read(file).matchAll(/getItem\('([^']+)'\)/g)].map(([, key = '']) => key)
    expect(keys.length).toBeGreaterThan(0)
    expect(keys.filter(key => whoseIs(key) === undefined)).toEqual([])
  }
  const recover = read('public/recover.js')
  for (const name of [editsPlace.database, editsPlace.table, 'unsent', 'unfinished-list'])
    expect(recover).toContain(`'${name}'`)
})
