import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type SampleList, sampleList } from '@duologue/contract/sample-list'
import * as z from 'zod/mini'
import { WrongSample } from './read-samples'

/** A sample list with its key: the language folder and the file name without its ending, such as `es/pero-perro`. */
export interface KeyedList {
  key: string
  list: SampleList
}

async function readList(folder: string, file: string): Promise<KeyedList> {
  const key = file.replaceAll('\\', '/').replace(/\.json$/, '')
  const shown = `content/pronunciation/${key}.json`
  let told: unknown
  try {
    told = JSON.parse(await readFile(join(folder, file), 'utf8'))
  } catch (error) {
    throw new WrongSample(`${shown}: ${error instanceof Error ? error.message : 'no JSON'}`)
  }
  const result = sampleList.safeParse(told)
  if (!result.success) throw new WrongSample(`${shown}: ${z.prettifyError(result.error)}`)
  return { key, list: result.data }
}

/** Every list of `content/pronunciation`, by key; throws a `WrongSample` for the first that cannot be read. */
export async function readSampleLists(contentFolder: string): Promise<KeyedList[]> {
  const folder = join(contentFolder, 'pronunciation')
  const files = (await readdir(folder, { recursive: true })).filter(file => file.endsWith('.json'))
  return Promise.all(files.toSorted().map(file => readList(folder, file)))
}
