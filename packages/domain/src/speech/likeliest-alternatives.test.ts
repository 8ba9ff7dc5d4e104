import fc from 'fast-check'
import { expect, test } from 'vitest'
import { likeliestAlternatives } from './likeliest-alternatives'
import { scoreSpeech } from './score-speech'

const said = (transcript: string, confidence: number | null = null) => ({ transcript, confidence })

test('the best three are told, equally good ones in the order of the recogniser', () => {
  const heard = [
    said('no'),
    said('una llave'),
    said('la llave', 0.2),
    said('La llave', 0.1),
    said(''),
  ]
  expect(likeliestAlternatives('La llave', heard, 'es', scoreSpeech)).toEqual([
    said('la llave', 0.2),
    said('La llave', 0.1),
    said('una llave'),
  ])
})

test.each([
  [1.5, 1],
  [-1, 0],
  [0.5, 0.5],
  [null, null],
])('a confidence of %j is told as %j', (confidence, told) => {
  expect(likeliestAlternatives('La', [said('la', confidence)], 'es', scoreSpeech)).toEqual([
    said('la', told),
  ])
})

test('endless talk is cut', () => {
  const [told] = likeliestAlternatives('La', [said('la '.repeat(900))], 'es', scoreSpeech)
  expect(told?.transcript).toHaveLength(600)
})

test('what is told scores as much as all that was heard', () => {
  const words = fc.array(fc.constantFrom('uno', 'dos', 'tres', '1'), { maxLength: 5 })
  const texts = words.map(each => each.join(' '))
  fc.assert(
    fc.property(texts, fc.array(texts, { minLength: 1, maxLength: 50 }), (line, transcripts) => {
      const heard = transcripts.map(transcript => said(transcript))
      const told = likeliestAlternatives(line, heard, 'es', scoreSpeech)
      expect(scoreSpeech(line, told, 'es')).toEqual(scoreSpeech(line, heard, 'es'))
    }),
  )
})
