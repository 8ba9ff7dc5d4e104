import { expect, test } from 'vitest'
import { createClient } from '../../api/client'
import { pretendApi } from '../../api/pretend-api'
import { sampleSong } from '../sample-song'
import { createTimeSheet } from './time-sheet'

const lines = [
  { id: 'a', text: 'La mer', startTime: 5, stopTime: 9.99 },
  { id: 'b', text: 'Le vent', startTime: 10, stopTime: 14 },
]

function open() {
  const { api, calls } = pretendApi()
  const failures: unknown[] = []
  const sheet = createTimeSheet({
    client: createClient(api),
    song: sampleSong(lines),
    journal: { get: () => null, set: () => {}, use: () => null },
    onFailure: error => failures.push(error),
  })
  const called = async (count: number) => {
    await expect.poll(() => calls.length).toBe(count)
    return calls[count - 1]
  }
  return { sheet, called, failures }
}

const saved = (rev: number, ...told: typeof lines) => ({
  lyrics: sampleSong(told).lyrics,
  song: { id: 'song', rev, orderRev: 1 },
})

test('only lyrics with another time are sent, in seconds, with the revision they were made of', async () => {
  const { sheet, called } = open()
  sheet.setTime(1, 'stop', 1425)
  const done = sheet.flush()
  const call = await called(1)
  expect([call?.method, call?.path, call?.body]).toEqual([
    'PATCH',
    '/api/lyrics/multiple',
    { lyrics: [{ id: 'b', startTime: 10, stopTime: 14.25, baseRev: 1 }] },
  ])
  call?.answer(200, saved(2, { ...lines[1], id: 'b', text: '', startTime: 10, stopTime: 14.25 }))
  expect(await done).toBe(true)
  expect([sheet.status(), sheet.stored().version]).toEqual(['success', 2])
})

test('where somebody else has saved in between the song is read anew', async () => {
  const { sheet, called } = open()
  sheet.setTime(1, 'stop', 1425)
  const done = sheet.flush()
  const now = { id: 'b', text: 'Le vent', startTime: 10, stopTime: 14.25 }
  ;(await called(1))?.answer(200, saved(3, now))
  const read = await called(2)
  expect([read?.method, read?.path]).toEqual(['GET', '/api/songs/song'])
  read?.answer(200, sampleSong([{ id: 'a', text: 'La mer', startTime: 4, stopTime: 9.99 }, now], 3))
  expect(await done).toBe(true)
  expect(sheet.timeline()[0]).toEqual({ id: 'a', start: 400, stop: 999 })
  expect(sheet.status()).toBe('success')
})

test('a lyric that was removed elsewhere takes along what was set for it, and the rest is saved', async () => {
  const { sheet, called } = open()
  sheet.setTime(0, 'start', 450)
  sheet.setTime(1, 'stop', 1425)
  const done = sheet.flush()
  ;(await called(1))?.answer(404, { message: 'Not found.', code: 'not-found' })
  const left = { id: 'b', text: 'Le vent', startTime: 10, stopTime: 14 }
  ;(await called(2))?.answer(200, sampleSong([left], 2))
  const again = await called(3)
  expect(again?.body).toEqual({
    lyrics: [{ id: 'b', startTime: 10, stopTime: 14.25, baseRev: 2 }],
  })
  again?.answer(200, saved(3, { ...left, stopTime: 14.25 }))
  expect(await done).toBe(true)
  expect(sheet.lines().map(({ id }) => id)).toEqual(['b'])
})

test('a refusal that says nothing new is told, and everything stays', async () => {
  const { sheet, called, failures } = open()
  sheet.setTime(1, 'stop', 1425)
  const done = sheet.flush()
  ;(await called(1))?.answer(409, { message: 'No.', code: 'key-used' })
  ;(await called(2))?.answer(200, sampleSong(lines, 1))
  expect(await done).toBe(false)
  expect(failures).toHaveLength(1)
  expect([sheet.status(), sheet.timeline()[1]?.stop]).toEqual(['error', 1425])
})

test('a tap that is taken back restores what it replaced, and nothing that was undone by hand', () => {
  const { sheet } = open()
  sheet.tap(4.5)
  sheet.tap(9)
  expect(sheet.timeline().map(({ start, stop }) => [start, stop])).toEqual([
    [450, 899],
    [900, 1400],
  ])
  expect([0, 1].map(sheet.wasTapped)).toEqual([true, true])
  expect(sheet.tapBack()).toBe(7)
  expect([0, 1].map(sheet.wasTapped)).toEqual([true, false])
  expect(sheet.timeline()[1]).toEqual({ id: 'b', start: 1000, stop: 1400 })
  expect(sheet.tapPlace()).toEqual({ next: 1, open: 0 })
  sheet.undo()
  expect(sheet.tapBack()).toBe(2.5)
  expect([sheet.status(), sheet.tapBack()]).toEqual(['ready', null])
})
