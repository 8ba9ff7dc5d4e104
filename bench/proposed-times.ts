import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SampleSong } from '@duologue/contract/samples/sample-song'
import { codeOfSongLanguage } from '@duologue/domain/choices/song-choices'
import { alignRate } from '@duologue/domain/songs/align/align-frames'
import { cepstraOf, normalisedCepstra } from '@duologue/domain/songs/align/cepstra'
import { proposalMarks } from '@duologue/domain/songs/align/proposal-marks'
import { type Proposal, proposeTimes } from '@duologue/domain/songs/align/propose-times'
import { saidLines } from '@duologue/domain/songs/align/said-lines'
import { voicedFrames } from '@duologue/domain/songs/align/voiced-frames'
import { readSampleSongs } from '../packages/server/src/content/read-songs'
import { installVoices } from '../packages/server/src/outside/voices/pico/install-voices'
import { normaliseLoudness } from '../packages/server/src/outside/voices/pico/loudness'
import { fromInt16 } from '../packages/server/src/outside/voices/pico/pcm'
import { openPico } from '../packages/server/src/outside/voices/pico/pico'
import { picoMarkup } from '../packages/server/src/outside/voices/pico/pico-markup'
import {
  type PicoLanguage,
  picoLanguages,
  picoVoices,
  shapeOf,
} from '../packages/server/src/outside/voices/pico/pico-shapes'
import { detectVoice } from '../packages/web/src/songs/times/proposal/detect-voice'
import { markupByWord } from '../scripts/content-audio/songs/markup-by-word'
import { notesOf } from '../scripts/content-audio/songs/song-tune'
import { fitLine, type SayLine } from '../scripts/content-audio/songs/sung-line'
import { layOver, synthesise } from '../scripts/content-audio/songs/synth'

// How many times that are proposed for the sample songs lie within 0.25 s of those in their files, by mark (decision 142): of the
// samples as they sound, then of some of them with each word at a pitch of its own, over their tune in the voice's own range
// at 12, 6 and 0 dB. Lines are said by another voice than the one that sings.
//   node scripts/with-tsx.js bench/proposed-times.ts

const root = join(import.meta.dirname, '..')
const content = join(root, 'content')
const voices = join(root, '.cache/voices')
const near = 0.25
/** How many songs of each language are sung anew. */
const anew = 2

const bytesOf = async (file: string) => {
  const { buffer, byteOffset, byteLength } = await readFile(join(root, 'node_modules', file))
  return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer
}
const detector = {
  program: await bytesOf('onnxruntime-web/dist/ort-wasm-simd-threaded.wasm'),
  model: await bytesOf('@ricky0123/vad-web/dist/silero_vad_v5.onnx'),
}

/** Chance of a seed, from 0 to 1. */
function chanceOf(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

type Pico = Awaited<ReturnType<typeof openPico>>

/** Says lines in the voice of the samples; or each word at 75 to 170 % of its pitch. */
function singer(speak: Pico, language: PicoLanguage, isPitched: boolean): SayLine {
  return async (text, pace) => {
    const shape = shapeOf(language, { voice: 'high', age: 'adult', pace })
    if (!isPitched) return fromInt16(await speak(markupByWord(text, shape)))
    const head = picoMarkup('', shape)
    const seeded = chanceOf(
      Array.from(text, sign => sign.codePointAt(0) ?? 0).reduce((sum, one) => sum + one),
    )
    // A pitch of its own makes a pause of each comma, and the line would not fit.
    const words = picoMarkup(text.replace(/[,;:]/g, ''), shape)
      .slice(head.length)
      .split(' ')
      .map(word => `<pitch level="${Math.round(shape.pitch * (0.75 + 0.95 * seeded()))}">${word}`)
    return fromInt16(await speak(head + words.join(' ')))
  }
}

/** A song's lines where they are sung, without its tune. */
async function sing(song: SampleSong, say: SayLine): Promise<Float32Array> {
  const ground = new Float32Array(Math.round(song.duration * alignRate))
  for (const line of song.lyrics) {
    const { samples, before } = await fitLine(say, line, alignRate)
    const at = Math.round(line.start * alignRate) - before
    layOver(ground, normaliseLoudness(samples, alignRate), at, 0.9)
  }
  return ground
}

/** How loud what is heard of a sound is, without its silence. */
function loudness(sound: Float32Array): number {
  const heard = sound.filter(sample => Math.abs(sample) > 0.001)
  return Math.sqrt(heard.reduce((sum, sample) => sum + sample * sample, 0) / heard.length)
}

/** The music under songs that are sung anew: our Chinese songs, which are their tunes alone, one after the other. */
function musicFor(seconds: number, songs: readonly SampleSong[], from: number): Float32Array {
  const ground = new Float32Array(Math.round(seconds * alignRate))
  let at = 0
  for (let place = from; at < ground.length; place += 1) {
    const song = songs[place % songs.length]
    if (!song) break
    layOver(ground, synthesise(notesOf(song), song.duration, alignRate), at, 1)
    at += Math.round(song.duration * alignRate)
  }
  return ground
}

/** A voice over music that is so many dB less loud. */
function over(voice: Float32Array, music: Float32Array, below: number): Float32Array {
  const ground = voice.slice()
  layOver(ground, music, 0, loudness(voice) / loudness(music) / 10 ** (below / 20))
  return normaliseLoudness(ground, alignRate)
}

/** A song as the samples have it: its voice over its own tune. */
function asSample(song: SampleSong, voice: Float32Array): Float32Array {
  const ground = voice.slice()
  layOver(ground, synthesise(notesOf(song), song.duration, alignRate), 0, 0.5)
  return normaliseLoudness(ground, alignRate)
}

interface Counts {
  songs: number
  refused: number
  lines: number
  right: number
  byMark: Map<string, [right: number, all: number]>
}
const none = (): Counts => ({ songs: 0, refused: 0, lines: 0, right: 0, byMark: new Map() })

function count(counts: Counts, { lyrics }: SampleSong, proposals: readonly Proposal[]): void {
  counts.songs += 1
  if (proposals.length === 0) counts.refused += 1
  else counts.lines += lyrics.length
  for (const { place, start, mark } of proposals) {
    const isRight = Math.abs(start / 100 - (lyrics[place]?.start ?? 0)) <= near
    const [right, all] = counts.byMark.get(mark) ?? [0, 0]
    counts.byMark.set(mark, [right + Number(isRight), all + 1])
    counts.right += Number(isRight)
  }
}

function tell(name: string, { songs, refused, lines, right, byMark }: Counts): void {
  const marks = proposalMarks.map(mark => {
    const [hits, all] = byMark.get(mark) ?? [0, 0]
    return `${mark} ${hits} of ${all}`
  })
  const share = lines === 0 ? '–' : `${right} of ${lines} (${Math.round((100 * right) / lines)} %)`
  console.log(`${name}: ${share}; ${marks.join(', ')}; ${refused} of ${songs} refused`)
}

await installVoices(voices)
const sets = [
  { name: 'samples', below: undefined },
  { name: '12 dB', below: 12 },
  { name: '6 dB', below: 6 },
  { name: '0 dB', below: 0 },
].map(set => ({ ...set, both: none(), length: none() }))
const sungOf = new Map<PicoLanguage, number>()

const samples = (await readSampleSongs(content)).map(({ song }) => song)
const tunes = samples.filter(({ language }) => language === 'chinese')
for (const song of samples) {
  const language = picoLanguages.find(known => known === codeOfSongLanguage(song.language))
  if (!language) continue
  const speak = await openPico(voices, picoVoices[language])
  const other = shapeOf(language, { voice: 'low', age: 'adult', pace: 1 })
  const clips: Float32Array[] = []
  for (const { text } of song.lyrics) clips.push(fromInt16(await speak(picoMarkup(text, other))))
  const said = saidLines(clips)
  const before = sungOf.get(language) ?? 0
  sungOf.set(language, before + 1)
  const plain = await sing(song, singer(speak, language, false))
  const pitched = before < anew ? await sing(song, singer(speak, language, true)) : undefined
  for (const { below, both, length } of sets) {
    const voice = below === undefined ? plain : pitched
    if (!voice) continue
    const heard =
      below === undefined
        ? asSample(song, voice)
        : over(voice, musicFor(song.duration, tunes, before), below)
    const isVoiced = voicedFrames(await detectVoice(heard, detector), heard.length)
    const sound = normalisedCepstra(cepstraOf(heard), isVoiced)
    const lines = song.lyrics.map(({ text }) => ({ text, start: null }))
    const asked = { sound, isVoiced, language: song.language, lines }
    count(both, song, proposeTimes({ ...asked, said }))
    count(length, song, proposeTimes({ ...asked, said: lines.map(() => null) }))
  }
}
for (const { name, both, length } of sets) {
  tell(`${name}, both ways`, both)
  tell(`${name}, by length alone`, length)
}
