import type { songs } from '@duologue/contract/songs'
import { idOfReader } from '../../accounts/index'
import type { Handler } from '../../http/handlers'
import type { SongsRoom } from '../songs-room'
import { findProgress } from './save-progress-store'

/** GET /api/songs/{id}/saves/{key}: how far the own save has come (lyrics.md#save-lyrics). */
export const getSaveProgress =
  ({ database }: SongsRoom): Handler<typeof songs.getSaveProgress> =>
  ({ params }, { reader }) =>
    findProgress(database, idOfReader(reader), params.key)
