import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type SampleSong, sampleSong } from '@duologue/contract/sample-song'
import * as z from 'zod/mini'
import { WrongSample } from './read-samples'

/** A sample song with its key: the language folder and the file name without its ending, such as `es/tren-de-papel`. */
export interface KeyedSong {
  key: string
  song: SampleSong
}

async function readSong(folder: string, file: string): Promise<KeyedSong> {
  const key = file.replaceAll('\\', '/').replace(/\.json$/, '')
  const shown = `content/songs/${key}.json`
  let told: unknown
  try {
    told = JSON.parse(await readFile(join(folder, file), 'utf8'))
  } catch (error) {
    throw new WrongSample(`${shown}: ${error instanceof Error ? error.message : basename(file)}`)
  }
  const result = sampleSong.safeParse(told)
  if (!result.success) throw new WrongSample(`${shown}: ${z.prettifyError(result.error)}`)
  const { words, lyrics } = result.data
  const unknown = lyrics.flatMap(lyric => lyric.words).find(word => !Object.hasOwn(words, word))
  if (unknown !== undefined) throw new WrongSample(`${shown}: nothing explains "${unknown}"`)
  return { key, song: result.data }
}

/** Every song of `content/songs`, by key; throws a `WrongSample` for the first that cannot be read. */
export async function readSampleSongs(contentFolder: string): Promise<KeyedSong[]> {
  const folder = join(contentFolder, 'songs')
  const files = (await readdir(folder, { recursive: true })).filter(file => file.endsWith('.json'))
  return Promise.all(files.toSorted().map(file => readSong(folder, file)))
}
