import type { WholeSong } from '@duologue/contract/shapes/song-shapes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode, Suspense, useState } from 'react'
import type { Client } from '../../api/client'
import { undecidedJournal } from '../../autosave/found-edit'
import type { UnsentEdit } from '../../autosave/journal'
import type { SavedHere } from '../../saved-here/saved-here'
import button from '../../ui/button.module.css'
import { latePart } from '../../ui/feedback/late-part'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import { Icon } from '../../ui/icon'
import { NothingFound } from '../../ui/lists/nothing-found'
import styles from './lyrics-page.module.css'

// Seldom is anything found.
const FoundBar = latePart(async () => (await import('../../autosave/found-bar')).FoundBar)

/** The sentences of a page that edits the lyrics of a song. */
interface PageTexts {
  title: (song: string, id: string) => string
  back: string
  loadFailed: string
  /** What is told of a song without lyrics, on a page that can do nothing with one. */
  noLyrics?: string
  noLyricsHint?: string
  addLyrics?: string
}

type Journal<T> = SavedHere<UnsentEdit<T> | null>

/** Offers what an earlier visit left unsaved; `editor` edits with the journal that it is given. */
function FoundFirst<T extends object>({
  journal,
  editor,
}: {
  journal: Journal<T>
  editor: (journal: Journal<T>, bar: ReactNode) => ReactNode
}) {
  const [found] = useState(() => journal.get())
  const [undecided] = useState(() => (found ? undecidedJournal(journal, found) : null))
  const [answer, setAnswer] = useState<'restore' | 'drop' | null>(null)
  // What is restored is edited from the start; what is dropped leaves the editor as it is.
  if (!found || !undecided || answer === 'restore')
    return <Fragment key="restored">{editor(journal, null)}</Fragment>
  const drop = () => {
    undecided.drop()
    setAnswer('drop')
  }
  const bar = answer ? null : (
    <Suspense>
      <FoundBar at={found.at} onRestore={() => setAnswer('restore')} onDiscard={drop} />
    </Suspense>
  )
  return <Fragment key="found">{editor(undecided.journal, bar)}</Fragment>
}

/** By which the song that a page edits is kept. */
export const songQueryKey = (songId: string) => ['songs', songId, 'edited']

/**
 * A page that edits the lyrics of a song without autosave: it loads the song, tells when that fails or there is nothing
 * to edit, and offers what an earlier visit left (songs.md#journal).
 */
export function SongPage<T extends object>({
  client,
  songId,
  texts,
  journal,
  editor,
}: {
  client: Client
  songId: string
  texts: PageTexts
  journal: Journal<T>
  editor: (song: WholeSong, journal: Journal<T>, bar: ReactNode) => ReactNode
}) {
  const asked = useQuery({
    queryKey: songQueryKey(songId),
    queryFn: () => client.songs.getSong({ params: { id: songId } }),
    // It is edited here: nothing may change under the editor's hands, and each visit begins with what is stored.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (asked.isError)
    return <LoadFailed message={texts.loadFailed} onRetry={() => void asked.refetch()} />
  const song = asked.data
  if (!song) return <LoadingVoices />
  const title = texts.title(song.titleAndArtist, song.id)
  return (
    <>
      <header className={styles.head}>
        <Link
          activeOptions={{ exact: true }}
          to="/editor/songs/$songId"
          params={{ songId }}
          className={button.quiet}
          aria-label={texts.back}
          title={texts.back}
        >
          <Icon name="back" />
        </Link>
        <h1 title={title}>{title}</h1>
      </header>
      {song.lyrics.length === 0 && texts.noLyrics ? (
        <NothingFound title={texts.noLyrics} hint={texts.noLyricsHint ?? ''}>
          <Link to="/editor/songs/$songId/addlyrics" params={{ songId }} className={button.primary}>
            {texts.addLyrics}
          </Link>
        </NothingFound>
      ) : (
        <FoundFirst journal={journal} editor={(own, bar) => editor(song, own, bar)} />
      )}
    </>
  )
}
