import type { SongCard } from '@duologue/contract/shapes/song-shapes'
import { codeOfSongLanguage } from '@duologue/domain/choices/song-choices'
import { day } from '@duologue/domain/messages/said-in'
import { songDifficultyNames, songHomeTexts as texts } from '@duologue/domain/messages/songs/editor'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Client } from '../../api/client'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import { NothingFound } from '../../ui/lists/nothing-found'
import { songSearchQuery } from './search-songs-query'
import type { SongFilters } from './song-filters'
import styles from './song-results.module.css'

/** What has been stated of a song that an editor should know at a glance. */
function Stated({ song: { rights, withdrawnAt, licensedUntil } }: { song: SongCard }) {
  return (
    <>
      {withdrawnAt ? <span className={styles.warned}>{texts.isWithdrawn}</span> : null}
      {licensedUntil ? (
        <span>{texts.licensedUntil(day(Date.parse(`${licensedUntil}T00:00`)))}</span>
      ) : null}
      {rights === 'unknown' ? <span className={styles.warned}>{texts.noRights}</span> : null}
    </>
  )
}

function SongRow({ song }: { song: SongCard }) {
  const picture = song.youtubeThumbnails?.medium
  return (
    <li>
      <Link to="/editor/songs/$songId" params={{ songId: song.id }} className={styles.song}>
        <span className={styles.picture}>
          {picture ? (
            <img
              src={picture.url}
              alt=""
              width={picture.width}
              height={picture.height}
              loading="lazy"
              onError={event => {
                event.currentTarget.hidden = true
              }}
            />
          ) : null}
        </span>
        <span className={styles.names} lang={codeOfSongLanguage(song.language)}>
          <span className={styles.title}>{song.title}</span>
          <span className={styles.artist}>{song.artist}</span>
        </span>
        <span className={styles.facts}>
          <span>{songDifficultyNames[song.difficulty]}</span>
          <span>{song.maturity}</span>
          {song.curated ? <span className={styles.curated}>{texts.isCurated}</span> : null}
          <Stated song={song} />
        </span>
      </Link>
    </li>
  )
}

/** What a search of songs finds, each leading to its editor; a failure is told in an alert (songs.md#editor-home). */
export function SongResults({
  client,
  filters,
  create,
}: {
  client: Client
  filters: SongFilters
  /** The way to a new song, for where nothing was found. */
  create: ReactNode
}) {
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...songSearchQuery(client, filters),
    placeholderData: keepPreviousData,
  })
  if (error) return <LoadFailed message={texts.searchFailed} onRetry={() => void refetch()} />
  if (!data) return <LoadingVoices />
  const { songs, total } = data
  if (total === 0)
    return (
      <NothingFound title={texts.noneFound} hint={texts.noneFoundHint}>
        {create}
      </NothingFound>
    )
  return (
    <section className={styles.results} aria-busy={isPlaceholderData}>
      <p role="status" className={styles.count}>
        {songs.length < total ? texts.shown(songs.length, total) : texts.found(total)}
      </p>
      <ul>
        {songs.map(song => (
          <SongRow key={song.id} song={song} />
        ))}
      </ul>
    </section>
  )
}
