import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SampleSong } from '@duologue/contract/samples/sample-song'
import { codeOfSongLanguage } from '@duologue/domain/choices/song-choices'
import { createMp3Encoder } from 'wasm-media-encoders'
import { readSampleSongs } from '../../../packages/server/src/content/read-songs'
import { songAudioKey } from '../../../packages/server/src/content/song-audio-key'
import { installVoices } from '../../../packages/server/src/outside/voices/pico/install-voices'
import { normaliseLoudness } from '../../../packages/server/src/outside/voices/pico/loudness'
import { fromInt16 } from '../../../packages/server/src/outside/voices/pico/pcm'
import {
  openPico,
  picoRate,
  type Speak,
} from '../../../packages/server/src/outside/voices/pico/pico'
import { picoMarkup } from '../../../packages/server/src/outside/voices/pico/pico-markup'
import {
  picoLanguages,
  picoVoices,
  shapeOf,
} from '../../../packages/server/src/outside/voices/pico/pico-shapes'
import { trimSilence } from '../../../packages/server/src/outside/voices/pico/trim-silence'
import { notesOf } from './song-tune'
import { layOver, synthesise } from './synth'

/**
 * Renders the recordings of the sample songs: content/songs → content/audio/songs. Those that are there already stay, and
 * those of songs that sound otherwise by now are removed. A voice says each line over the tune where there is one; a
 * Chinese song is its tune alone.
 */

const root = fileURLToPath(new URL('../../../', import.meta.url))
const audio = join(root, 'content/audio')
const voices = join(root, '.cache/voices')
/** Kilobits a second, for a voice and three instruments below 8 kHz. */
const bitrate = 48
/** How loud the tune is beside the voice. */
const share = { tune: 0.5, voice: 0.9 }

async function speakerFor(song: SampleSong): Promise<Speak | undefined> {
  const language = picoLanguages.find(known => known === codeOfSongLanguage(song.language))
  if (!language) return undefined
  await installVoices(voices)
  const speak = await openPico(voices, picoVoices[language])
  return text =>
    speak(picoMarkup(text, shapeOf(language, { voice: 'high', age: 'adult', pace: 1 })))
}

async function play(song: SampleSong): Promise<Float32Array> {
  const ground = new Float32Array(Math.round(song.duration * picoRate))
  const speak = await speakerFor(song)
  layOver(ground, synthesise(notesOf(song), song.duration, picoRate), 0, speak ? share.tune : 1)
  for (const { text, start } of speak ? song.lyrics : []) {
    const spoken = trimSilence(fromInt16((await speak?.(text)) ?? new Int16Array()), picoRate)
    layOver(ground, normaliseLoudness(spoken, picoRate), Math.round(start * picoRate), share.voice)
  }
  return normaliseLoudness(ground, picoRate)
}

const songs = await readSampleSongs(join(root, 'content'))
const wanted = new Map(songs.map(({ key, song }) => [songAudioKey(key, song), song]))
const folder = join(audio, 'songs')
await mkdir(folder, { recursive: true })
const there = (await readdir(folder, { recursive: true }))
  .filter(file => file.endsWith('.mp3'))
  .map(file => `songs/${file}`)
const stale = there.filter(file => !wanted.has(file))
await Promise.all(stale.map(file => rm(join(audio, file))))
const encoder = await createMp3Encoder()
const missing = [...wanted].filter(([key]) => !there.includes(key))
for (const [key, song] of missing) {
  encoder.configure({ channels: 1, sampleRate: picoRate, outputSampleRate: picoRate, bitrate })
  const body = encoder.encode([await play(song)]).slice()
  await mkdir(dirname(join(audio, key)), { recursive: true })
  await writeFile(join(audio, key), Buffer.concat([body, encoder.finalize()]))
}
console.log(`${wanted.size} songs: ${missing.length} rendered, ${stale.length} removed.`)
