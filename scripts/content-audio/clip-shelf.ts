import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type HeardClips, heardIn, sumOf } from './heard-clips'

/** A clip to be put on the shelf: its bytes, and its sound before it was encoded. */
export interface NewClip {
  mp3: Uint8Array
  sound: Float32Array
  rate: number
  durationMs: number
  /** Who speaks, `human` or `provider:voice`, and how it may be used; nothing for our own voices. */
  by?: string
  licence?: string
}

/** The clips below `content/audio`, but for songs: their files, their lengths, and how they are heard. */
export interface ClipShelf {
  has(key: string): boolean
  put(key: string, clip: NewClip): Promise<void>
  /** Removes clips that nothing asks for, and says how many. */
  keepOnly(wanted: ReadonlySet<string>): Promise<number>
}

/** After so many clips what is known of them is stored: whoever is interrupted goes on from there. */
const storedAfter = 25

const readKnown = async <Value>(file: string) =>
  JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Record<string, Value>

const rowsOf = (values: Record<string, unknown>) =>
  Object.keys(values)
    .sort()
    .map(key => `  ${JSON.stringify(key)}: ${JSON.stringify(values[key])}`)

/** What is known of clips, by their places below `content/audio`. */
export interface KnownClips {
  durations: Record<string, number>
  heard: HeardClips
}

const filesOf = (folder: string) => ({
  durationsFile: join(folder, 'durations.json'),
  heardFile: join(folder, 'heard.json'),
})

/** A clip is there only if its length and how it is heard are known, and it is the very clip that was measured. */
export async function readShelf(folder: string): Promise<KnownClips> {
  const { durationsFile, heardFile } = filesOf(folder)
  const told = await readKnown<number>(durationsFile)
  const durations: Record<string, number> = {}
  const heard: HeardClips = {}
  for (const [key, known] of Object.entries(await readKnown<HeardClips[string]>(heardFile))) {
    const clip = await readFile(join(folder, key)).catch(() => undefined)
    if (!clip || !told[key] || sumOf(clip) !== known.sum) continue
    durations[key] = told[key]
    heard[key] = known
  }
  return { durations, heard }
}

/** Opens the shelf; what is put there is stored by the end of `keepOnly`, and now and then before. */
export async function openShelf(folder: string): Promise<ClipShelf> {
  const { durationsFile, heardFile } = filesOf(folder)
  await mkdir(folder, { recursive: true })
  const { durations, heard } = await readShelf(folder)
  let fresh = 0
  async function store() {
    await writeFile(durationsFile, `{\n${rowsOf(durations).join(',\n')}\n}\n`)
    await writeFile(heardFile, `{\n${rowsOf(heard).join(',\n')}\n}\n`)
  }
  return {
    has: key => key in heard,
    async put(key, { mp3, sound, rate, durationMs, by, licence }) {
      await mkdir(dirname(join(folder, key)), { recursive: true })
      await writeFile(join(folder, key), mp3)
      durations[key] = durationMs
      heard[key] = {
        ...heardIn(sound, rate),
        sum: sumOf(mp3),
        ...(by ? { by } : {}),
        ...(licence ? { licence } : {}),
      }
      fresh += 1
      if (fresh % storedAfter === 0) await store()
    },
    async keepOnly(wanted) {
      const clips = (await readdir(folder, { recursive: true }))
        .map(file => file.replaceAll('\\', '/'))
        // Recordings of songs are looked after by songs/render-songs.ts.
        .filter(file => file.endsWith('.mp3') && !file.startsWith('songs/'))
      const stale = clips.filter(clip => !wanted.has(clip))
      await Promise.all(stale.map(clip => rm(join(folder, clip))))
      for (const key of Object.keys(heard))
        if (!wanted.has(key)) {
          delete heard[key]
          delete durations[key]
        }
      await store()
      return stale.length
    },
  }
}
