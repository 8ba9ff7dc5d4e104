import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { readSampleSongs } from '../packages/server/src/content/read-songs'
import { songAudioKey } from '../packages/server/src/content/song-audio-key'
import { voiceOnsets } from '../scripts/content-audio/songs/voice-onsets'
import { newcomer, useBrowser } from './browser'

const content = join(import.meta.dirname, '../content')
const rate = 16_000

/** A recording as a browser hears it: what it decodes of the file, as signed 16-bit samples in text. */
const decode = (page: Page, address: string) =>
  page.evaluate(
    async ([from, hertz]) => {
      const file = await fetch(from)
      const context = new OfflineAudioContext(1, 1, hertz)
      const sound = await context.decodeAudioData(await file.arrayBuffer())
      const samples = Int16Array.from(sound.getChannelData(0), sample => 32_767 * sample)
      const bytes = new Uint8Array(samples.buffer)
      let text = ''
      for (let start = 0; start < bytes.length; start += 8192)
        text += String.fromCharCode(...bytes.subarray(start, start + 8192))
      return btoa(text)
    },
    [address, rate] as const,
  )

function samplesOf(told: string): Float32Array {
  const bytes = Buffer.from(told, 'base64')
  return Float32Array.from(
    { length: bytes.length / 2 },
    (_, index) => bytes.readInt16LE(2 * index) / 32_768,
  )
}

describe('the recordings of the songs', () => {
  useBrowser()

  test('are as long as they say, and each line begins within 0.1 s of its voice', async () => {
    const page = await newcomer()
    await page.goto('/about')
    const late: string[] = []
    for (const { key, song } of await readSampleSongs(content)) {
      const sound = samplesOf(await decode(page, `/audio/${songAudioKey(key, song)}`))
      expect(Math.abs(sound.length / rate - song.duration)).toBeLessThan(0.1)
      const onsets = voiceOnsets(song, sound, rate)
      for (const [index, { text, start }] of song.lyrics.entries()) {
        const by = (onsets[index] ?? 0) - start
        if (Math.abs(by) > 0.1) late.push(`${key}: ${text}: ${by.toFixed(2)}`)
      }
    }
    expect(late).toEqual([])
  })
})
