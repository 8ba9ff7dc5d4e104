import { expect, test } from 'vitest'
import { pastedInto } from './pasted-into'

test.each([
  ['words alone', '', 'la mer', 'noTimestamps'],
  ['time stamps', '', '[00:10.00]la mer', 'mulanci'],
  ['time stamps instead of words', 'la mer', '[00:10.00]la mer', 'mulanci'],
  ['words instead of time stamps', '[00:10.00]la mer', 'la mer', 'noTimestamps'],
  ['more of the same: what was chosen stays', 'la mer', 'la mer\nle vent', undefined],
  ['a file of another program', 'la mer', 'WEBVTT\n\nla mer', 'webvtt'],
  ['nothing', 'la mer', '', undefined],
])('a text with %s chooses the format', (_, before, pasted, format) => {
  expect(pastedInto({ pasted: before }, pasted)).toEqual(format ? { pasted, format } : { pasted })
})
