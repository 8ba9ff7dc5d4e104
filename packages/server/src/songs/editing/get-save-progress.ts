import type { songs } from '@duologue/contract/songs'
import { idOfReader } from '../../accounts/index'
import type { Handler } from '../../http/handlers'
import type { SongsRoom } from '../songs-room'

/** GET /api/songs/{id}/saves/{key}: how far the own save has come (lyrics.md#save-lyrics). */
export const getSaveProgress =
  ({ saves }: SongsRoom): Handler<typeof songs.getSaveProgress> =>
  ({ params }, { reader }) =>
    Promise.resolve(saves.of(idOfReader(reader), params.key))
