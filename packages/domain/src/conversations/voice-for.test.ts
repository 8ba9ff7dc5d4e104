import { expect, test } from 'vitest'
import { voiceFor } from './voice-for'

const [high, low] = [{ id: 'high' }, { id: 'low' }]

test.each([
  ['the chosen one', [high, low], 1, 'low', low],
  ['another one for character 2', [high, low], 2, null, low],
  ['the first for character 1', [high, low], 1, null, high],
  ['one that is there, for one that is gone', [high, low], 1, 'gone', high],
  ['the only one for both', [high], 2, null, high],
  ['none where there is none', [], 1, 'high', undefined],
] as const)('a character speaks with %s', (_name, voices, character, chosen, voice) => {
  expect(voiceFor<{ id: string }>(voices, character, chosen)).toEqual(voice)
})
