import { inspect } from 'node:util'
import { DrizzleQueryError } from 'drizzle-orm'
import fc from 'fast-check'
import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { errorText, redactError } from './redact-error'

const canary = 'canary'

/** What the database answers, with a value everywhere where it puts some. */
function refused(message: string): DatabaseError {
  const error = new DatabaseError(message, message.length, 'error')
  return Object.assign(error, {
    code: '23505',
    detail: `Key (email)=(${canary}) already exists.`,
    hint: canary,
    where: `COPY users, line 1: "${canary}"`,
    internalQuery: `select '${canary}'`,
    constraint: 'users_email',
    table: 'users',
  })
}

/** The same as the query builder throws it. */
function failed(message: string): Error {
  return new DrizzleQueryError('insert into "users" values ($1, $2)', [canary, 7], refused(message))
}

test.each([
  'duplicate key value violates unique constraint "users_email"',
  `invalid input syntax for type uuid: "${canary}"`,
  `invalid input syntax for type uuid: "a " ${canary} " b"`,
  `invalid input value: "first\n${canary}\n    at ${canary} (file.ts:1:1)"`,
])('of a failed statement no value is told: %s', message => {
  const error = failed(message)
  for (const told of [inspect(redactError(error), { depth: null }), errorText(error)]) {
    expect(told).not.toContain(canary)
    expect(told).toContain('Failed query: insert into "users" values ($1, $2)')
    expect(told).toContain('redact-error.test.ts')
    expect(told).toContain('23505')
  }
  expect(redactError(error).cause).toMatchObject({ constraint: 'users_email', table: 'users' })
})

test('what the disk says is told', () => {
  const full = refused('could not extend file "base/5/16384": No space left on device')
  expect(redactError(full).message).toBe('could not extend file …: No space left on device')
})

test('other errors keep their words, their code and where they are from', () => {
  const error = Object.assign(new Error('the disk is gone'), { code: 'EIO' })
  expect(redactError(error)).toMatchObject({
    type: 'Error',
    message: 'the disk is gone',
    code: 'EIO',
  })
  expect(redactError(error).stack).toContain('redact-error.test.ts')
  expect(redactError('a text').message).toBe('something was thrown')
  error.cause = error
  expect(() => redactError(error)).not.toThrow()
})

test('no value comes through, whatever it is', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const value = `${before}${canary}${after}`
      const error = new DrizzleQueryError('select $1', [value], refused(`bad value: "${value}"`))
      expect(inspect(redactError(error), { depth: null })).not.toContain(canary)
    }),
  )
})
