import type { SongRights } from '../../choices/song-choices'

/** A right as an editor states it: `note` says whose it is, `url` where that stands. */
interface StatedRights {
  readonly rights: SongRights
  readonly rightsNote: string
  readonly rightsUrl: string
}

/** The line of rights that learners are shown. */
export interface ShownRights {
  kind: Exclude<SongRights, 'unknown'>
  note: string
  /** Empty where none is shown. */
  url: string
}

/** The rights under which a song may be shown to everybody, search engines too (songs-for-learners.md#rights). */
export const openRights: readonly SongRights[] = ['own', 'publicDomain', 'free']

/** Whether texts under this right may be found by search engines (songs-for-learners.md#rights). */
export const isOpenRight = (rights: SongRights): boolean => openRights.includes(rights)

/** What learners are shown of a song's rights; null while nothing is known of them (songs-for-learners.md#rights). */
export function shownRights({ rights, rightsNote, rightsUrl }: StatedRights): ShownRights | null {
  if (rights === 'unknown') return null
  return { kind: rights, note: rightsNote, url: isOpenRight(rights) ? rightsUrl : '' }
}
