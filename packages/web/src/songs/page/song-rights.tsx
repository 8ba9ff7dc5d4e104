import type { SongSheet } from '@duologue/contract/songs/song-sheet'
import { songPageTexts as texts } from '@duologue/domain/messages/songs/song-page'
import { inAnyLanguage } from '../../ui/written-in'
import styles from './song-heading.module.css'

/** Whose a song is, as far as it is shown (song-page.md#head). */
export function SongRights({ rights }: { rights: SongSheet['rights'] }) {
  if (!rights) return null
  return (
    <p className={styles.rights}>
      {texts.rights[rights.kind]}
      {rights.note ? (
        <>
          {' '}
          · <span {...inAnyLanguage}>{rights.note}</span>
        </>
      ) : null}
      {rights.url ? (
        <>
          {' '}
          <a href={rights.url} rel="nofollow noopener" target="_blank">
            {texts.source}
          </a>
        </>
      ) : null}
    </p>
  )
}
