import { codeOfSongLanguage, songLanguages } from '@duologue/domain/choices/song-choices'
import { openRights } from '@duologue/domain/songs/details/rights'
import { slugify } from '@duologue/domain/text/slug'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { type Findable, findableOf } from '../../findable'
import { songs } from '../details/song-store'

const { id, title, updatedAt, language, curated, withdrawnAt, audience, rights } = songs

const open = and(
  curated,
  isNull(withdrawnAt),
  eq(audience, 'everyone'),
  inArray(rights, [...openRights]),
  // A page that a search engine keeps would outlive the licence.
  isNull(songs.licensedUntil),
)

const found = findableOf({
  table: songs,
  id,
  name: id,
  title,
  changedAt: updatedAt,
  language,
  isShown: sql`${open}`,
  pathOf: (name, called) => `/songs/${name}/${encodeURIComponent(slugify(called))}`,
})

/** The songs that everybody may find, under a right that lets search engines list them (songs-for-learners.md#rights). */
export const findableSongs: Findable = {
  ...found,
  async told(database, one) {
    const told = await found.told(database, one)
    const named = songLanguages.find(each => each === told?.language)
    return told && { ...told, language: named ? codeOfSongLanguage(named) : null }
  },
}
