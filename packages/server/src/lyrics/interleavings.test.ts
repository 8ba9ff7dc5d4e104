import type { Endpoint } from '@duologue/contract/endpoint'
import { lyrics } from '@duologue/contract/lyrics'
import type { WholeSong } from '@duologue/contract/song-shapes'
import { songs } from '@duologue/contract/songs'
import {
  insertLyric,
  patchLyric,
  removeLyric,
  reorderLyrics,
} from '@duologue/domain/lyrics/change-lyrics'
import { blankLine, type LyricLine } from '@duologue/domain/lyrics/lyric-line'
import { mergeLyrics } from '@duologue/domain/lyrics/merge-lyrics'
import { splitLyric } from '@duologue/domain/lyrics/split-lyric'
import { toHundredths } from '@duologue/domain/lyrics/timeline/time'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachEngine } from '../testing/database-engines'
import { keepSongWith } from '../testing/kept-song'
import { type Person, signUpActor } from '../testing/people'
import { startTestServer, type TestServer } from '../testing/test-server'

const texts = ['la mer', 'oh oh', 'la mer', 'qui danse', 'la mer', 'tra la la']

const kinds = ['text', 'time', 'move', 'insert', 'remove', 'merge', 'split'] as const
const anyStep = fc.record({
  by: fc.constantFrom(0, 1),
  kind: fc.constantFrom(...kinds),
  at: fc.nat(30),
  text: fc.constantFrom('la mer', 'oh oh', 'autre chose'),
})
type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never

const linesOf = (song: WholeSong): LyricLine[] =>
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

describeEachEngine('two editors', engine => {
  let server: TestServer
  let editors: Person[]
  let wordTexts = new Map<string, string>()
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

  /** The call of a step as its editor sees the song, and what it makes of the lyrics that are really there. */
  function planned(step: Step, seen: WholeSong) {
    const line = seen.lyrics[step.at % Math.max(1, seen.lyrics.length)]
    const based = { baseRev: seen.rev, baseOrderRev: seen.orderRev }
    const params = { id: line?.id ?? '' }
    const id = newLyricId()
    const plan = (
      call: Endpoint,
      sent: { params?: Record<string, string>; body?: object },
      make: (now: readonly LyricLine[]) => LyricLine[] | undefined,
    ) => ({ call, sent, make })
    if (!line || step.kind === 'insert') {
      const data = { id, text: step.text, translation: 'x' }
      const fresh = { ...blankLine(id, step.text), translation: 'x', translationSource: 'human' }
      const lyricIndex = step.at % 8
      return plan(
        lyrics.createLyric,
        { body: { data, songId: seen.id, lyricIndex, baseOrderRev: seen.orderRev } },
        now => insertLyric(now, fresh, lyricIndex),
      )
    }
    const { text } = step
    switch (step.kind) {
      case 'text':
        return plan(lyrics.updateLyric, { params, body: { text, baseRev: seen.rev } }, now =>
          patchLyric(now, line.id, { text }),
        )
      case 'time': {
        const [startTime, stopTime] = [step.at, step.at + 1]
        return plan(
          lyrics.updateTimes,
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
        return plan(lyrics.deleteLyric, { params }, now => removeLyric(now, line.id))
      case 'merge':
        return plan(
          lyrics.mergeLyric,
          { params, body: { direction: 'below', ...based } },
          now => mergeLyrics(now, line.id, 'below')?.lines,
        )
      default:
        return plan(
          lyrics.splitLyric,
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
    let conflicts = 0
    let done = 0
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 2, maxLength: 7 }), async steps => {
        const headersOf = (by: number) => editors[by]?.headers ?? { authorization: '' }
        const { song } = await keepSongWith(server, headersOf(0), texts)
        const read = () =>
          server.ask(songs.getSong, { headers: headersOf(0), params: { id: song.id } })
        const start = await read()
        wordTexts = new Map(start.lyrics.flatMap(line => line.words.map(w => [w.id, w.text])))
        const seen = [start, start]
        let now = linesOf(start)
        for (const step of steps) {
          const view = seen[step.by] ?? start
          const { call, sent, make } = planned(step, view)
          const path = call.path.replace(/:id/, sent.params?.['id'] ?? '')
          const response = await fetch(server.address + path, {
            method: call.method,
            headers: {
              ...headersOf(step.by),
              ...(sent.body ? { 'content-type': 'application/json' } : {}),
            },
            ...(sent.body ? { body: JSON.stringify(sent.body) } : {}),
          })
          await response.text()
          if (response.ok) {
            done += 1
            const next = make(now)
            if (!next) throw new Error('what cannot be done was done')
            now = next
          } else {
            // Somebody was first, the lyric is gone, or it is the last one or has too few words.
            expect([400, 404, 409]).toContain(response.status)
            if (response.status === 409) conflicts += 1
          }
          // Whoever wrote or was refused looks again; the other goes on with what was seen.
          seen[step.by] = await read()
        }
        expect(linesOf(await read()).map(told)).toEqual(now.map(told))
        const { rows } = await server.pool.query<{ position: number }>(
          'select position from lyrics where song = $1 order by position',
          [song.id],
        )
        expect(rows.map(({ position }) => position)).toEqual(now.map((_, index) => index))
      }),
      { numRuns: 250 },
    )
    // Both were put to the test.
    expect(done).toBeGreaterThan(100)
    expect(conflicts).toBeGreaterThan(20)
  }, 240_000)

  test('at the same moment keep every lyric at a place of its own, and lose no revision', async () => {
    const [editor] = editors
    if (!editor) throw new Error('there is an editor')
    const { headers } = editor
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 12, maxLength: 12 }), async steps => {
        const { song } = await keepSongWith(server, headers, texts)
        const seen = await server.ask(songs.getSong, { headers, params: { id: song.id } })
        const send = async (step: Step) => {
          const { call, sent } = planned(step, seen)
          // Without a base everything is done that can be done, as specified.
          const {
            baseRev: _rev,
            baseOrderRev: _order,
            ...body
          } = (sent.body ?? {}) as {
            baseRev?: number
            baseOrderRev?: number
          }
          const isList = Array.isArray(sent.body)
          const hasBody = call.method !== 'DELETE'
          const response = await fetch(
            server.address + call.path.replace(/:id/, sent.params?.['id'] ?? ''),
            {
              method: call.method,
              headers: { ...headers, ...(hasBody ? { 'content-type': 'application/json' } : {}) },
              ...(hasBody
                ? {
                    body: JSON.stringify(
                      isList
                        ? (sent.body as { baseRev?: number }[]).map(({ baseRev: _, ...one }) => one)
                        : body,
                    ),
                  }
                : {}),
            },
          )
          await response.text()
          return response.status
        }
        const statuses = await Promise.all(steps.map(send))
        for (const status of statuses) expect([200, 201, 400, 404, 409]).toContain(status)
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
