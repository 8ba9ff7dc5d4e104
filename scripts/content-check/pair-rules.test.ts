import type { SampleList } from '@duologue/contract/samples/sample-list'
import { expect, test } from 'vitest'
import { audioKey, speakerOf } from '../../packages/server/src/content/audio-key'
import type { HeardClips } from '../content-audio/heard-clips'
import type { MeasuredPairs } from '../content-audio/pairs/measured-pairs'
import { wrongPairs } from './pair-rules'

const item = (text: string) => ({ text, translation: text })
const list: SampleList = {
  title: 'Title',
  description: 'Description.',
  language: 'fr',
  difficulty: 'A1',
  voice: 'high',
  scene: 'lift',
  pairs: [[item('pull'), item('poule')]],
}
const keys = ['pull', 'poule'].map(text => audioKey('fr', speakerOf(list, 'A1'), text))
const heardAs = (more: { by?: string } = {}): HeardClips =>
  Object.fromEntries(
    keys.map(key => [key, { loudness: -19, before: 80, after: 80, sum: key, ...more }]),
  )
const measured = (apart: number, sums: readonly string[] = keys): MeasuredPairs => ({
  [keys.join(' ')]: { apart, sums },
})

test('a pair that is far apart is not told', () => {
  expect(wrongPairs(list, heardAs(), measured(1.4))).toEqual([])
})

test('a pair that sounds alike is told', () => {
  expect(wrongPairs(list, heardAs(), measured(0))).toEqual([
    'pull and poule sound alike: 0 apart, not 1',
  ])
})

test.each([
  ['nobody has measured', {}],
  ['was measured with another clip', measured(4, ['other', keys[1] ?? ''])],
])('a pair that %s is told', (_, known) => {
  expect(wrongPairs(list, heardAs(), known)).toEqual([
    'pull and poule were not measured (npm run content:audio)',
  ])
})

test('what people recorded, and languages without a voice of ours, need no measure', () => {
  expect(wrongPairs(list, heardAs({ by: 'human' }), {})).toEqual([])
  expect(wrongPairs({ ...list, language: 'zh' }, {}, {})).toEqual([])
})
