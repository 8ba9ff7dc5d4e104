import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { CallFailed } from '../api/call-failed'
import { Notifications } from '../ui/feedback/notifications'
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

test.each([
  ['de', 'Das gibt es schon.', 'de'],
  ['en', 'This is taken.', null],
  [null, 'That is gone.', null],
])(
  'words of the server in %s: %s are marked with it where the page speaks English',
  async (said, message, lang) => {
    const screen = await render(<Notifications />)
    tellFailure(new CallFailed(409, JSON.stringify({ message, code: 'x' }), said))
    const words = screen.getByText(message)
    await expect.element(words).toBeVisible()
    expect(words.element().getAttribute('lang')).toBe(lang)
  },
)
