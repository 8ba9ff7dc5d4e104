import { type SampleList, sampleList } from '@duologue/contract/samples/sample-list'
import { readFiles } from './read-files'

/** A sample list with its key: the language folder and the file name without its ending, such as `es/pero-perro`. */
export interface KeyedList {
  key: string
  list: SampleList
}

/** Every list of `content/pronunciation`, by key; throws a `WrongSample` for the first that cannot be read. */
export async function readSampleLists(contentFolder: string): Promise<KeyedList[]> {
  const read = await readFiles(contentFolder, 'pronunciation', sampleList)
  return read.map(({ key, sample }) => ({ key, list: sample }))
}
