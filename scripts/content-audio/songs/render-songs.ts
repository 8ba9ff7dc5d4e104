import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SampleSong } from '@duologue/contract/samples/sample-song'
import { codeOfSongLanguage } from '@duologue/domain/choices/song-choices'
import { createMp3Encoder } from 'wasm-media-encoders'
import { type KeyedSong, readSampleSongs } from '../../../packages/server/src/content/read-songs'
import { songAudioKey } from '../../../packages/server/src/content/song-audio-key'
import { installVoices } from '../../../packages/server/src/outside/voices/pico/install-voices'
import { normaliseLoudness } from '../../../packages/server/src/outside/voices/pico/loudness'
import { fromInt16 } from '../../../packages/server/src/outside/voices/pico/pcm'
import { openPico, picoRate } from '../../../packages/server/src/outside/voices/pico/pico'
import {
  picoLanguages,
  picoVoices,
  shapeOf,
} from '../../../packages/server/src/outside/voices/pico/pico-shapes'
import { markupByWord } from './markup-by-word'
import { notesOf } from './song-tune'
import { type SayLine, singLine } from './sung-line'
import { layOver, synthesise } from './synth'
import { playedWords, type WordTimes, withWordTimes, wordTimes } from './word-times'

/**
 * Renders the recordings of the sample songs: content/songs → content/audio/songs. Those that are there already stay, and
 * those of songs that sound otherwise by now are removed. A voice says each line over the tune where there is one; a
 * Chinese song is its tune alone. A voice begins at the start of its line, and when each of its words does is written
 * into the song's file.
 */

const root = fileURLToPath(new URL('../../../', import.meta.url))
const content = join(root, 'content')
const audio = join(content, 'audio')
const voices = join(root, '.cache/voices')
/** Kilobits a second, for a voice and three instruments below 8 kHz. */
const bitrate = 48
/** How loud the tune is beside the voice. */
const share = { tune: 0.5, voice: 0.9 }
/** Samples that encoding and decoding put before the first: as many are left away, so that a song is heard on time. */
const codecDelay = 1105

interface Played {
  sound: Float32Array
  words: WordTimes[]
}

async function speakerFor(song: SampleSong): Promise<SayLine | undefined> {
  const language = picoLanguages.find(known => known === codeOfSongLanguage(song.language))
  if (!language) return undefined
  await installVoices(voices)
  const speak = await openPico(voices, picoVoices[language])
  return async (text, pace, quietFrom) => {
    const shape = shapeOf(language, { voice: 'high', age: 'adult', pace })
    return fromInt16(await speak(markupByWord(text, shape, quietFrom)))
  }
}

async function play(song: SampleSong): Promise<Played> {
  const ground = new Float32Array(Math.round(song.duration * picoRate))
  const say = await speakerFor(song)
  layOver(ground, synthesise(notesOf(song), song.duration, picoRate), 0, say ? share.tune : 1)
  const words: WordTimes[] = []
  for (const lyric of song.lyrics) {
    if (!say) {
      words.push(wordTimes(lyric, playedWords(lyric)))
      continue
    }
    const sung = await singLine(say, lyric, picoRate)
    const at = Math.round(lyric.start * picoRate) - sung.before
    layOver(ground, normaliseLoudness(sung.samples, picoRate), at, share.voice)
    const inSeconds = sung.words.map(({ offset, after }) => ({ offset, after: after / picoRate }))
    words.push(wordTimes(lyric, inSeconds))
  }
  return { sound: normaliseLoudness(ground, picoRate).subarray(codecDelay), words }
}

const encoder = await createMp3Encoder()

async function render(place: string, { key, song }: KeyedSong): Promise<void> {
  const { sound, words } = await play(song)
  encoder.configure({ channels: 1, sampleRate: picoRate, outputSampleRate: picoRate, bitrate })
  const body = encoder.encode([sound]).slice()
  await mkdir(dirname(join(audio, place)), { recursive: true })
  await writeFile(join(audio, place), Buffer.concat([body, encoder.finalize()]))
  const file = join(content, 'songs', `${key}.json`)
  await writeFile(file, withWordTimes(await readFile(file, 'utf8'), words))
}

const songs = await readSampleSongs(content)
const wanted = new Map(songs.map(keyed => [songAudioKey(keyed.key, keyed.song), keyed]))
const folder = join(audio, 'songs')
await mkdir(folder, { recursive: true })
const there = (await readdir(folder, { recursive: true }))
  .filter(file => file.endsWith('.mp3'))
  .map(file => `songs/${file}`)
const stale = there.filter(file => !wanted.has(file))
await Promise.all(stale.map(file => rm(join(audio, file))))
const missing = [...wanted].filter(([place]) => !there.includes(place))
for (const [place, keyed] of missing) await render(place, keyed)
console.log(`${wanted.size} songs: ${missing.length} rendered, ${stale.length} removed.`)
