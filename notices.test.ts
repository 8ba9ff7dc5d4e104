import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { notices } from './scripts/notices.js'

test('what of others is in the product is told as the lock file has it', () => {
  const told = readFileSync(join(import.meta.dirname, 'THIRD-PARTY.md'), 'utf8')
  expect(told === notices(), 'run `node scripts/notices.js`').toBe(true)
})

test('nothing in it is under a licence that would reach what is ours', () => {
  const licences = [...notices().matchAll(/^## (.+)$/gm)].map(([, licence]) => licence)
  expect(
    licences.filter(licence => /(^|[^L])GPL|SSPL|BUSL|see its own/.test(licence ?? '')),
  ).toEqual([])
})
