import { samplePlaylist } from '@duologue/contract/samples/sample-playlist'
import { type Keyed, readFiles, WrongSample } from './read-files'
import { readSamples } from './read-samples'

export type KeyedPlaylist = Keyed<ReturnType<typeof samplePlaylist.parse>>

/**
 * Every playlist of `content/playlists`, by key; throws a `WrongSample` for the first that cannot be read or names a
 * conversation that is none of the samples.
 */
export async function readSamplePlaylists(contentFolder: string): Promise<KeyedPlaylist[]> {
  const [playlists, samples] = await Promise.all([
    readFiles(contentFolder, 'playlists', samplePlaylist),
    readSamples(contentFolder),
  ])
  const known = new Set(samples.map(({ key }) => key))
  for (const { shown, sample } of playlists) {
    const unknown = sample.conversations.find(key => !known.has(key))
    if (unknown !== undefined) throw new WrongSample(`${shown}: there is no sample "${unknown}"`)
  }
  return playlists
}
