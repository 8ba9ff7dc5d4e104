import type { Endpoint } from '@duologue/contract/endpoint'
import type { SongMark } from '@duologue/contract/shapes/lyric-shapes'
import type { WholeSong } from '@duologue/contract/shapes/song-shapes'
import { songs } from '@duologue/contract/songs'
import {
  insertLyric,
  patchLyric,
  removeLyric,
  reorderLyrics,
} from '@duologue/domain/songs/editing/change-lyrics'
import { blankLine, type LyricLine } from '@duologue/domain/songs/lyrics/lyric-line'
import { mergeLyrics } from '@duologue/domain/songs/lyrics/merge-lyrics'
import { splitLyric } from '@duologue/domain/songs/lyrics/split-lyric'
import { toHundredths } from '@duologue/domain/songs/times/time'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeEachEngine } from '../../testing/databases/database-engines'
import { type Person, signUpActor } from '../../testing/school/people'
import { seedSongWith } from '../../testing/school/seed-song'

const texts = ['la mer', 'oh oh', 'la mer', 'qui danse', 'la mer', 'tra la la']

const kinds = ['text', 'time', 'move', 'insert', 'remove', 'merge', 'split'] as const
const anyStep = fc.record({
  by: fc.constantFrom(0, 1),
  kind: fc.constantFrom(...kinds),
  at: fc.nat(30),
  text: fc.constantFrom('la mer', 'oh oh', 'autre chose'),
})
type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never

const linesOf = (song: Pick<WholeSong, 'lyrics'>): LyricLine[] =>
  song.lyrics.map(line => ({
    ...line,
    startTime: toHundredths(line.startTime),
    stopTime: toHundredths(line.stopTime),
    words: line.words.map(({ id }) => id),
  }))

/** What counts of a lyric in the end. */
const told = (line: LyricLine) => [
  line.id,
  line.text,
  line.startTime,
  line.stopTime,
  line.words.length,
  line.duplicateLyric,
  line.emptyLyric,
  line.skip,
  line.firstSungLyric,
]

/** A song as somebody has seen it. */
interface Seen extends SongMark {
  lyrics: LyricLine[]
}

interface Sent {
  params?: Record<string, string>
  body?: object
}

/**
 * How often the law is put to the test: what a call answers is decided by our own code, and the other engine is asked often
 * enough that its locks and revisions are seen, too.
 */
const runs = { embedded: 150, separate: 50 }

/** Without a base everything is done that can be done, as specified. */
const withoutBase = (sent: Sent): Sent => ({
  ...sent,
  ...(sent.body
    ? {
        body: JSON.parse(JSON.stringify(sent.body), (name, value: unknown) =>
          name === 'baseRev' || name === 'baseOrderRev' ? undefined : value,
        ) as object,
      }
    : {}),
})

describeEachEngine('two editors', engine => {
  let server: TestServer
  let editors: Person[]
  const wordTexts = new Map<string, string>()
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { reads: 1e6, writes: 1e6 } })
    editors = [await signUpActor(server, 'editor'), await signUpActor(server, 'editor')]
  })
  afterAll(() => server.close())

  let made = 0
  const newLyricId = () => {
    made += 1
    return `01920000-0000-7000-8000-${String(made).padStart(12, '0')}`
  }

  /** Sends a call of a plan; answers its status, and the revisions in its answer. */
  async function send(call: Endpoint, { params, body }: Sent, headers: { authorization: string }) {
    const response = await fetch(server.address + call.path.replace(/:id/, params?.['id'] ?? ''), {
      method: call.method,
      headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const answer = (await response.json()) as SongMark | { song: SongMark }
    return { status: response.status, answer }
  }

  /** The call of a step as its editor sees the song, and what it makes of the lyrics that are really there. */
  function planned(step: Step, seen: Seen) {
    const line = seen.lyrics[step.at % Math.max(1, seen.lyrics.length)]
    const based = { baseRev: seen.rev, baseOrderRev: seen.orderRev }
    const params = { id: line?.id ?? '' }
    const id = newLyricId()
    const plan = (
      call: Endpoint,
      sent: Sent,
      make: (now: readonly LyricLine[]) => LyricLine[] | undefined,
    ) => ({ call, sent, make })
    if (!line || step.kind === 'insert') {
      const data = { id, text: step.text, translation: 'x' }
      const fresh = { ...blankLine(id, step.text), translation: 'x', translationSource: 'human' }
      const lyricIndex = step.at % 8
      return plan(
        songs.createLyric,
        { body: { data, songId: seen.id, lyricIndex, baseOrderRev: seen.orderRev } },
        now => insertLyric(now, fresh, lyricIndex),
      )
    }
    const { text } = step
    switch (step.kind) {
      case 'text':
        return plan(songs.updateLyric, { params, body: { text, baseRev: seen.rev } }, now =>
          patchLyric(now, line.id, { text }),
        )
      case 'time': {
        const [startTime, stopTime] = [step.at, step.at + 1]
        return plan(
          songs.updateTimes,
          { body: [{ id: line.id, startTime, stopTime, baseRev: seen.rev }] },
          now => patchLyric(now, line.id, { startTime: 100 * startTime, stopTime: 100 * stopTime }),
        )
      }
      case 'move': {
        const others = seen.lyrics.map(other => other.id).filter(other => other !== line.id)
        const order = [...others, line.id]
        return plan(
          songs.updateSong,
          { params: { id: seen.id }, body: { lyrics: order, baseOrderRev: seen.orderRev } },
          now => reorderLyrics(now, order),
        )
      }
      case 'remove':
        return plan(songs.deleteLyric, { params }, now => removeLyric(now, line.id))
      case 'merge':
        return plan(
          songs.mergeLyrics,
          { params, body: { direction: 'below', ...based } },
          now => mergeLyrics(now, line.id, 'below')?.lines,
        )
      default:
        return plan(
          songs.splitLyric,
          { params, body: { wordIndex: 1, secondId: id, ...based } },
          now => {
            const words = now.find(other => other.id === line.id)?.words ?? []
            const said = words.map(word => ({ text: wordTexts.get(word) ?? '', pinyin: '' }))
            return splitLyric(now, line.id, said, 1, id)
          },
        )
    }
  }

  test('whatever two do in whatever order, it is as if one had done it, or a conflict is told', async () => {
    const headersOf = (by: number) => editors[by]?.headers ?? { authorization: '' }
    const counted = { done: 0, conflicts: 0 }
    /** The song as it must be, and as each editor has seen it last. */
    let now: Seen | undefined
    const begin = async (): Promise<Seen> => {
      const { song } = await seedSongWith(server, headersOf(0), texts)
      const read = { headers: headersOf(0), params: { id: song.id } }
      const { id, rev, orderRev, ...whole } = await server.ask(songs.getSong, read)
      for (const word of whole.lyrics.flatMap(({ words }) => words))
        wordTexts.set(word.id, word.text)
      return { id, rev, orderRev, lyrics: linesOf(whole) }
    }
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 2, maxLength: 7 }), async steps => {
        // The next goes on with what the one before has left, as long as there is something to do.
        if (!now || now.lyrics.length < 4 || now.lyrics.length > 12) now = await begin()
        const seen = [now, now]
        for (const step of steps) {
          const { call, sent, make } = planned(step, seen[step.by] ?? now)
          const { status, answer } = await send(call, sent, headersOf(step.by))
          if (status < 300) {
            counted.done += 1
            const lines = make(now.lyrics)
            if (!lines) throw new Error('what cannot be done was done')
            // A song answers for itself, the others beside what they have changed.
            const { rev, orderRev } = 'song' in answer ? answer.song : answer
            now = { id: now.id, rev, orderRev, lyrics: lines }
          } else {
            // Somebody was first, the lyric is gone, or it is the last one or has too few words.
            expect([400, 404, 409]).toContain(status)
            if (status === 409) counted.conflicts += 1
          }
          // Whoever wrote or was refused looks again; the other goes on with what was seen.
          seen[step.by] = now
        }
        const read = { headers: headersOf(0), params: { id: now.id } }
        const stored = await server.ask(songs.getSong, read)
        expect(linesOf(stored).map(told)).toEqual(now.lyrics.map(told))
        expect([stored.rev, stored.orderRev]).toEqual([now.rev, now.orderRev])
      }),
      { numRuns: runs[engine.name], endOnFailure: true },
    )
    // Both were put to the test.
    expect(counted.done).toBeGreaterThan(runs[engine.name] * 0.8)
    expect(counted.conflicts).toBeGreaterThan(runs[engine.name] * 0.2)
  }, 120_000)

  test('at the same moment keep every lyric at a place of its own, and lose no revision', async () => {
    const [editor] = editors
    if (!editor) throw new Error('there is an editor')
    const { headers } = editor
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 12, maxLength: 12 }), async steps => {
        const { song } = await seedSongWith(server, headers, texts)
        const seen = await server.ask(songs.getSong, { headers, params: { id: song.id } })
        const view = { ...seen, lyrics: linesOf(seen) }
        const answers = await Promise.all(
          steps.map(step => {
            const { call, sent } = planned(step, view)
            return send(call, withoutBase(sent), headers)
          }),
        )
        for (const { status } of answers) expect([200, 201, 400, 404, 409]).toContain(status)
        const now = await server.ask(songs.getSong, { headers, params: { id: song.id } })
        const { rows } = await server.pool.query<{ id: string; position: number }>(
          'select id, position from lyrics where song = $1 order by position',
          [song.id],
        )
        expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index))
        expect(rows.map(({ id }) => id)).toEqual(now.lyrics.map(({ id }) => id))
        for (const line of now.lyrics) expect(line.emptyLyric).toBe(line.words.length === 0)
        // Each revision since the first has its entry.
        const { history } = await server.ask(songs.getHistory, {
          headers,
          params: { id: song.id },
        })
        expect(history.map(({ rev }) => rev)).toEqual(
          Array.from({ length: now.rev - 1 }, (_, index) => now.rev - index),
        )
      }),
      { numRuns: 15 },
    )
  }, 120_000)
})
