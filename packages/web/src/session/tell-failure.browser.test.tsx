import { afterEach, expect, test } from 'vitest'
import { CallFailed } from '../api/call-failed'
import { dismiss, notifications } from '../ui/feedback/notify'
import { tellFailure } from './tell-failure'

afterEach(() => {
  for (const { id } of notifications.now()) dismiss(id)
})

const unknown = 'Unknown server error.'

test.each([
  ['a message', new CallFailed(409, '{"message":"This is taken.","code":"x"}'), 'This is taken.'],
  ['no message', new CallFailed(500, '{"code":"x"}'), unknown],
  ['an empty message', new CallFailed(500, '{"message":""}'), unknown],
  ['nothing', new CallFailed(502, ''), unknown],
  ['a page of the front server', new CallFailed(504, '<html>Gateway timeout</html>'), unknown],
  ['no answer', new TypeError('Failed to fetch'), unknown],
])(
  'a failed call with %s tells the server’s words or that the error is unknown',
  (_, error, words) => {
    tellFailure(error)
    expect(notifications.now()).toMatchObject([{ kind: 'error', message: words }])
  },
)
