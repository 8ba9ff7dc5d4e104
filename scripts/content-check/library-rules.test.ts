import { expect, test } from 'vitest'
import { fewChildren, likeScenes, saidTwice, sameLengths } from './library-rules'
import { goodSample } from './sample'

const { dialogue } = goodSample()

test('what is said in two conversations of a language is told, short answers apart', () => {
  expect(saidTwice([{ key: 'es/one', sample: goodSample() }])).toEqual([])
  const other = goodSample({ dialogue: dialogue.slice(0, 1) })
  expect(
    saidTwice([
      { key: 'es/one', sample: goodSample() },
      { key: 'es/two', sample: other },
      { key: 'fr/three', sample: { ...other, language: 'fr' } },
    ]),
  ).toEqual([{ where: 'es/two', what: 'said in es/one too: Buenos días, busco una lámpara.' }])
})

test('beginners who meet few children are told, from B1 on nobody counts', () => {
  const key = 'es/one'
  const child = { name: 'Lucía', voice: 'high', age: 'child' } as const
  const grown = { key, sample: goodSample() }
  const young = { key, sample: goodSample({ character1: child }) }
  expect(fewChildren([grown, young])).toEqual([])
  expect(fewChildren([grown, grown, young])).toEqual([
    { where: 'all', what: "a child speaks in 33 % of the beginners' conversations, not 50" },
    { where: 'es', what: "a child speaks in 33 % of the beginners' conversations, not 40" },
  ])
  expect(fewChildren([{ key, sample: goodSample({ difficulty: 'B1' }) }])).toEqual([])
})

test('not too many conversations have the same number of lines', () => {
  const whole = { key: 'es/whole', sample: goodSample() }
  const cut = {
    key: 'es/cut',
    sample: { ...goodSample(), dialogue: dialogue.slice(2) },
  }
  expect(sameLengths([whole, whole, whole, cut, cut])).toEqual([])
  const lines = dialogue.length
  expect(sameLengths([whole, whole, cut])).toEqual([
    { where: 'all', what: `66.7 % have ${lines} lines, not 60` },
  ])
})

test('scenes of a level that show the same place and thing are to be looked at', () => {
  const scened = (key: string, scene: string, difficulty: 'A1' | 'B1' = 'A1') => ({
    key,
    sample: goodSample({ scene, difficulty }),
  })
  const one = scened('es/one', 'shop~bread')
  expect(
    likeScenes([one, scened('fr/two', 'shop~cat'), scened('fr/three', 'shop~bread', 'B1')]),
  ).toEqual([])
  expect(likeScenes([one, scened('fr/two', 'shop~bread~cat')])).toEqual([
    { where: 'fr/two', what: 'shop~bread as in es/one: is it another story?' },
  ])
})
