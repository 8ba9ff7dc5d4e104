import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyEdit } from './apply-edit'
import type { Edit } from './edit'
import { renamed } from './edit'
import { inverseOf } from './inverse-of'
import { sampleSong, setting, textsOf } from './sample-song'
import type { SongInHand } from './song-in-hand'

const plain = sampleSong('la mer', 'oh', 'la mer', 'le ciel bleu', 'oh')
const song: SongInHand = {
  ...plain,
  lyrics: plain.lyrics.map(line => ({ ...line, marks: [0, line.startTime + 10] })),
}

const place = fc.integer({ min: 0, max: 4 })
const anEdit: fc.Arbitrary<(now: SongInHand) => Edit> = fc.oneof(
  fc.record({ at: place, value: fc.constantFrom('la mer', 'x y', 'oh'), toAll: fc.boolean() }).map(
    ({ at, value, toAll }) =>
      (now: SongInHand) =>
        setting(now, at % now.lyrics.length, 'text', value, toAll ? { toAll } : {}),
  ),
  place.map(at => (now: SongInHand) => setting(now, at % now.lyrics.length, 'stopTime', 77)),
  fc.string().map(
    value =>
      (now: SongInHand): Edit => ({
        kind: 'song',
        field: 'title',
        value,
        was: now.fields.title,
      }),
  ),
  place.map(
    at =>
      (now: SongInHand): Edit => ({ kind: 'remove', id: idAt(now, at) }),
  ),
  place.map(
    at =>
      (now: SongInHand): Edit => ({ kind: 'merge', id: idAt(now, at), direction: 'below' }),
  ),
  place.map(
    at =>
      (now: SongInHand): Edit => ({
        kind: 'split',
        id: idAt(now, at),
        wordIndex: 1,
        second: 'half',
      }),
  ),
  fc.nat(20).map(turn => (now: SongInHand): Edit => {
    const ids = now.lyrics.map(({ id }) => id)
    const at = turn % ids.length
    return { kind: 'order', ids: [...ids.slice(at), ...ids.slice(0, at)] }
  }),
)
const idAt = ({ lyrics }: SongInHand, at: number) => lyrics[at % lyrics.length]?.id ?? ''

/** All that an editor sees of a song, without the ids. */
const seen = ({ fields, lyrics }: SongInHand) => [fields, lyrics.map(({ id: _, ...line }) => line)]

test('whatever is done, its inverse gives back what was there, texts, times, words and flags', () => {
  fc.assert(
    fc.property(fc.array(anEdit, { minLength: 1, maxLength: 2 }), edits => {
      let now = song
      const back: Edit[][] = []
      for (const [turn, make] of edits.entries()) {
        const edit = make(now)
        // The halves of two splits are two lyrics.
        const named = edit.kind === 'split' ? { ...edit, second: `half-${turn}` } : edit
        back.push(inverseOf(now, named, `fresh-${turn}`))
        now = applyEdit(now, named)
      }
      const names: [string, string][] = []
      for (const inverse of back.toReversed())
        for (const edit of inverse) {
          const called = names.reduce((one, [from, to]) => renamed(one, from, to), edit)
          now = applyEdit(now, called)
          if (edit.kind === 'add') names.push([edit.line.id, edit.id])
        }
      expect(seen(now)).toEqual(seen(song))
    }),
    { numRuns: 400 },
  )
})

test('taking back the change of all lyrics with a text gives each of them back its own', () => {
  const own = applyEdit(song, setting(song, 2, 'translation', 'the sea, again'))
  const edit = setting(own, 0, 'translation', 'the sea', { toAll: true })
  const all = applyEdit(own, edit)
  expect(all.lyrics.map(({ translation }) => translation)).toEqual([
    'the sea',
    '',
    'the sea',
    '',
    '',
  ])
  const back = inverseOf(own, edit, 'fresh').reduce(applyEdit, all)
  expect(back.lyrics.map(({ translation }) => translation)).toEqual([
    '',
    '',
    'the sea, again',
    '',
    '',
  ])
})

test('an edit of a lyric that is not there changes nothing', () => {
  const edits: Edit[] = [
    { kind: 'remove', id: 'none' },
    { kind: 'merge', id: 'id-4', direction: 'below' },
    { kind: 'split', id: 'id-1', wordIndex: 1, second: 'half' },
    { kind: 'lyric', id: 'none', field: 'text', value: 'x', was: '' },
  ]
  for (const edit of edits) expect(textsOf(applyEdit(song, edit))).toEqual(textsOf(song))
})
