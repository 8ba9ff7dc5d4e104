import { createHash } from 'node:crypto'
import { sampleIds } from '../conversations/index'
import { type PlaylistsRoom, samplePlaylistDigests, saveSamplePlaylist } from '../playlists/index'
import { type KeyedPlaylist, readSamplePlaylists } from './read-playlists'
import { sampleAuthorId } from './sample-author'

/** Raised when the same playlist is to be written in another way than before. */
const writtenAs = 1

const digestOf = ({ sample }: KeyedPlaylist): string =>
  createHash('sha256')
    .update(JSON.stringify([writtenAs, sample]))
    .digest('base64url')

/**
 * Brings the playlists of the content folder into the database, after the conversations that they name: new and changed
 * ones are written, the others left alone, and none is ever there twice, however often and by however many servers this
 * runs.
 */
export async function bringInPlaylists(room: PlaylistsRoom, contentFolder: string): Promise<void> {
  const [playlists, known] = await Promise.all([
    readSamplePlaylists(contentFolder),
    samplePlaylistDigests(room.database),
  ])
  const changed = playlists.filter(keyed => known.get(keyed.key) !== digestOf(keyed))
  if (changed.length === 0) return
  const author = await sampleAuthorId(room)
  const ids = await sampleIds(
    room.database,
    changed.flatMap(({ sample }) => sample.conversations),
  )
  for (const keyed of changed) {
    const { conversations, ...fields } = keyed.sample
    await saveSamplePlaylist(room, {
      ...fields,
      author,
      conversations: conversations.flatMap(key => ids.get(key) ?? []),
      contentKey: keyed.key,
      contentDigest: digestOf(keyed),
    })
  }
}
