import { expect, test } from 'vitest'
import { tellRecognitionError } from './recognition-errors'

const blocked =
  'The microphone is blocked. Allow it in the settings of your browser, then try again.'

test.each([
  ['no-match', 'Error: Speech not recognized.', false],
  ['no-speech', 'Error: No speech detected.', false],
  ['audio-capture', 'Error: audio-capture', false],
  ['network', 'Error: network', false],
  ['language-not-supported', 'Error: language-not-supported', false],
  ['phrases-not-supported', 'Error: phrases-not-supported', false],
  ['not-allowed', blocked, true],
  ['service-not-allowed', blocked, true],
])('%s is told as “%s”', (code, sentence, isBlocked) => {
  expect(tellRecognitionError(code)).toEqual({ sentence, isBlocked })
})
