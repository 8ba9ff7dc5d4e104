import { expect, test } from 'vitest'
import { explainFault } from './explain-fault'

test.each([
  {
    output: 'LOG:  starting\nFATAL:  could not create lock file\nHINT:  Is another one running?\n',
    message: 'It failed: FATAL:  could not create lock file HINT:  Is another one running?',
  },
  {
    output: 'initdb: error: could not look up effective user ID 12345: user does not exist',
    message:
      'It failed: this user has no name on this machine. Start Duologue as a user with an entry in /etc/passwd, or set DATABASE_URL to a PostgreSQL server.',
  },
  { output: 'one\ntwo\n', message: 'It failed: one two' },
  { output: '', message: 'It failed: no reason was given.' },
])('the lines that tell the reason are told: $message', ({ output, message }) => {
  expect(explainFault('It failed', output)).toBe(message)
})
