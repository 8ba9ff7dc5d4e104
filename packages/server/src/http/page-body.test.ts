import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pageBody } from './page-body'

const nonce = 'f00d'.repeat(8)
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const page = `<style nonce="${nonce}">p{}</style><script nonce="${nonce}">ours()</script><script src="/a.js" nonce="${nonce}"></script>`
const bodyOf = (text: string) => pageBody(text, nonce, 'theme()', 'https://duologue.example')

test('a page bears no nonce, and its policy has the hashes of its own scripts and styles', () => {
  const body = bodyOf(page)
  expect(body.as('identity').toString()).toBe(
    '<style>p{}</style><script>ours()</script><script src="/a.js"></script>',
  )
  const hashes = body.policy.match(/'sha256-[^']+'/g)
  expect(hashes).toEqual([hash('theme()'), hash('ours()'), hash('p{}')])
})

test.each([
  '<script>theirs()</script>',
  '<script nonce="">theirs()</script>',
  `<script nonce="${'0'.repeat(32)}">theirs()</script>`,
  '<style>theirs()</style>',
])('what was put into it is not allowed: %s', injected => {
  expect(bodyOf(page + injected).policy).toBe(bodyOf(page).policy)
})

test('each encoding bears the same text, and another text has another tag', () => {
  const body = bodyOf(page)
  const text = body.as('identity').toString()
  expect(brotliDecompressSync(body.as('br')).toString()).toBe(text)
  expect(gunzipSync(body.as('gzip')).toString()).toBe(text)
  expect(body.as('br')).toBe(body.as('br'))
  expect(body.etag).toBe(bodyOf(page).etag)
  expect(body.etag).not.toBe(bodyOf(`${page}!`).etag)
})
