import { type SampleSong, sampleSong } from '@duologue/contract/samples/sample-song'
import { readFiles, WrongSample } from './read-files'

/** A sample song with its key: the language folder and the file name without its ending, such as `es/tren-de-papel`. */
export interface KeyedSong {
  key: string
  song: SampleSong
}

/** Every song of `content/songs`, by key; throws a `WrongSample` for the first that cannot be read. */
export async function readSampleSongs(contentFolder: string): Promise<KeyedSong[]> {
  const read = await readFiles(contentFolder, 'songs', sampleSong)
  return read.map(({ key, shown, sample: song }) => {
    const unknown = song.lyrics
      .flatMap(lyric => lyric.words)
      .find(word => !Object.hasOwn(song.words, word))
    if (unknown !== undefined) throw new WrongSample(`${shown}: nothing explains "${unknown}"`)
    return { key, song }
  })
}
