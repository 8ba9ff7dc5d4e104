import { slugify } from '@duologue/domain/text/slug'
import { sql } from 'drizzle-orm'
import { findableOf } from '../findable'
import { playlists } from './playlist-store'

const { id, name, updatedAt, language, difficulty, heldAt, hasShown } = playlists

/** The playlists that everybody may find: those with something in them for everybody. */
export const findablePlaylists = findableOf({
  table: playlists,
  id,
  name: id,
  title: name,
  changedAt: updatedAt,
  language,
  difficulty,
  isShown: sql`${heldAt} is null and ${hasShown}`,
  pathOf: (address, called) => `/playlists/${address}/${encodeURIComponent(slugify(called))}`,
})
