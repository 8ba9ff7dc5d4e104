import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSound } from '../read-sound'

/** Two thirds of a second of a tone and of coloured squares, as Chromium records them. */
const sample = (name: string) => readFile(join(import.meta.dirname, 'samples', name))

test.each([
  ['tone.webm', 'audio/webm', 599],
  ['squares.webm', 'video/webm', 600],
  ['tone.mp4', 'audio/mp4', null],
  ['squares.mp4', 'video/mp4', null],
])('%s plays beside a song as %s', async (name, type, durationMs) => {
  const bytes = await sample(name)
  expect(await readSound(bytes, 'song-media')).toMatchObject({ type, durationMs, bytes })
})

test.each(['tone.webm', 'squares.webm', 'squares.mp4'])('%s is no audio of a line', async name => {
  await expect(readSound(await sample(name), 'line-audio')).rejects.toThrow('not-a-recording')
})

test.each(['tone.webm', 'tone.mp4', 'squares.webm', 'squares.mp4'])(
  'with a page behind it, and cut off, %s is refused',
  async name => {
    const bytes = await sample(name)
    const page = Buffer.from('<!doctype html><script>alert(1)</script>')
    await expect(readSound(Buffer.concat([bytes, page]), 'song-media')).rejects.toThrow()
    await expect(readSound(bytes.subarray(0, 20), 'song-media')).rejects.toThrow()
  },
)
