import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type SampleConversation,
  sampleConversation,
} from '@duologue/contract/samples/sample-conversation'
import { type SampleList, sampleList } from '@duologue/contract/samples/sample-list'
import { installVoices } from '../../packages/server/src/outside/voices/pico/install-voices'
import { openPicoSpeaker } from '../../packages/server/src/outside/voices/pico/speak-with-pico'
import { itemsToSpeak, type LineToSpeak, linesToSpeak } from './lines-to-speak'

/**
 * Renders the clips of the sample dialogues and lists: content/conversations, content/pronunciation → content/audio. Clips that are
 * there already stay, missing ones are spoken, and those that no line asks for are removed. To
 * render everything anew (after a change of voices or loudness) raise `renderedAs` of audio-key.ts.
 */

/** Place below content/audio → length in milliseconds, measured before encoding. */
type Durations = Record<string, number>

const root = fileURLToPath(new URL('../../', import.meta.url))
const audioFolder = join(root, 'content/audio')
const voicesFolder = join(root, '.cache/voices')
const durationsFile = join(audioFolder, 'durations.json')

async function readFiles<Sample>(name: string, parse: (told: unknown) => Sample) {
  const folder = join(root, 'content', name)
  const files = (await readdir(folder, { recursive: true })).filter(file => file.endsWith('.json'))
  return Promise.all(
    files.sort().map(async file => parse(JSON.parse(await readFile(join(folder, file), 'utf8')))),
  )
}

const readConversations = (): Promise<SampleConversation[]> =>
  readFiles('conversations', told => sampleConversation.parse(told))
const readLists = (): Promise<SampleList[]> =>
  readFiles('pronunciation', told => sampleList.parse(told))

/** A clip is kept only if its file and its length are both known. */
async function readKept(): Promise<Durations> {
  await mkdir(audioFolder, { recursive: true })
  const entries = await readdir(audioFolder, { recursive: true })
  if (!entries.includes('durations.json')) return {}
  const known = JSON.parse(await readFile(durationsFile, 'utf8')) as Durations
  return Object.fromEntries(Object.entries(known).filter(([key]) => entries.includes(key)))
}

async function removeStale(wanted: Set<string>): Promise<number> {
  const clips = (await readdir(audioFolder, { recursive: true })).filter(
    // Recordings of songs are looked after by songs/render-songs.ts.
    file => file.endsWith('.mp3') && !file.startsWith('songs'),
  )
  const stale = clips.filter(clip => !wanted.has(clip))
  await Promise.all(stale.map(clip => rm(join(audioFolder, clip))))
  return stale.length
}

async function render(lines: LineToSpeak[]): Promise<Durations> {
  if (lines.length === 0) return {}
  await installVoices(voicesFolder)
  const speak = await openPicoSpeaker(voicesFolder)
  const lengths: Durations = {}
  for (const { key, language, speaker, text } of lines) {
    await mkdir(join(audioFolder, language), { recursive: true })
    const { mp3, durationMs } = await speak(language, speaker, text)
    await writeFile(join(audioFolder, key), mp3)
    lengths[key] = durationMs
  }
  return lengths
}

const lines = [...linesToSpeak(await readConversations()), ...itemsToSpeak(await readLists())]
const wanted = new Set(lines.map(line => line.key))
const kept = await readKept()
const removed = await removeStale(wanted)
const missing = lines.filter(line => kept[line.key] === undefined)
const durations: Durations = { ...kept, ...(await render(missing)) }
const sorted = Object.fromEntries([...wanted].sort().map(key => [key, durations[key]]))
await writeFile(durationsFile, `${JSON.stringify(sorted, null, 2)}\n`)
console.log(`${wanted.size} clips: ${missing.length} rendered, ${removed} removed.`)
