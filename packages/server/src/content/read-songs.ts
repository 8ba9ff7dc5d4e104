import { type SampleSong, sampleSong } from '@duologue/contract/samples/sample-song'
import { areWordTimes } from '@duologue/domain/songs/lyrics/word-times'
import { toHundredths } from '@duologue/domain/songs/times/time'
import { readFiles, WrongSample } from './read-files'

/** A sample song with its key: the language folder and the file name without its ending, such as `es/tren-de-papel`. */
export interface KeyedSong {
  key: string
  song: SampleSong
}

/** Whether a lyric has no word times, or such as fit it. */
const isTimed = ({ text, start, stop, marks }: SampleSong['lyrics'][number]) =>
  !marks ||
  areWordTimes({ text, startTime: toHundredths(start), stopTime: toHundredths(stop) }, marks)

/** Every song of `content/songs`, by key; throws a `WrongSample` for the first that cannot be read. */
export async function readSampleSongs(contentFolder: string): Promise<KeyedSong[]> {
  const read = await readFiles(contentFolder, 'songs', sampleSong)
  return read.map(({ key, shown, sample: song }) => {
    const unknown = song.lyrics
      .flatMap(lyric => lyric.words)
      .find(word => !Object.hasOwn(song.words, word))
    if (unknown !== undefined) throw new WrongSample(`${shown}: nothing explains "${unknown}"`)
    const wrong = song.lyrics.find(lyric => !isTimed(lyric))
    if (wrong) throw new WrongSample(`${shown}: wrong marks of "${wrong.text}"`)
    return { key, song }
  })
}
