import type { WholeSong } from '@duologue/contract/shapes/song-shapes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ComponentType, Suspense, useState } from 'react'
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
import { sheetSongQuery } from '../details/get-song-query'
import { EditorPage } from '../gate/editor-page'
import styles from './sheet-screen.module.css'

// Seldom is anything found.
const FoundBar = latePart(async () => (await import('../../autosave/found-bar')).FoundBar)

type Journal<T> = SavedHere<UnsentEdit<T> | null>

/** What a page is given that edits the lyrics of a song until Save is pressed. */
export interface SheetPageProps<T> {
  client: Client
  song: WholeSong
  journal: Journal<T>
  /** The song has changed, and is to be read anew. */
  onStale: () => void
}

/** Such a page, with its sentences and where it keeps what is not saved. */
interface SheetPage<T> {
  texts: {
    title: (song: string, id: string) => string
    back: string
    loadFailed: string
    /** What is told of a song without lyrics, on a page that can do nothing with one. */
    noLyrics?: string
    noLyricsHint?: string
    addLyrics?: string
  }
  journalOf: (user: string, songId: string) => Journal<T>
  page: ComponentType<SheetPageProps<T>>
}

/** Offers what an earlier visit left unsaved, above the page. */
function FoundFirst<T extends object>({
  page: Page,
  ...props
}: SheetPageProps<T> & Pick<SheetPage<T>, 'page'>) {
  const { journal } = props
  const [found] = useState(() => journal.get())
  const [undecided] = useState(() => (found ? undecidedJournal(journal, found) : null))
  const [answer, setAnswer] = useState<'restore' | 'drop' | null>(null)
  // What is restored is edited from the start; what is dropped leaves the page as it is.
  if (!found || !undecided || answer === 'restore') return <Page key="restored" {...props} />
  const drop = () => {
    undecided.drop()
    setAnswer('drop')
  }
  return (
    <>
      {answer ? null : (
        <Suspense>
          <FoundBar at={found.at} onRestore={() => setAnswer('restore')} onDiscard={drop} />
        </Suspense>
      )}
      <Page key="found" {...props} journal={undecided.journal} />
    </>
  )
}

function Opened<T extends object>({
  client,
  user,
  songId,
  texts,
  journalOf,
  page,
}: SheetPage<T> & { client: Client; user: string; songId: string }) {
  const [journal] = useState(() => journalOf(user, songId))
  const asked = useQuery(sheetSongQuery(client, songId))
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
        <FoundFirst
          key={song.rev}
          client={client}
          song={song}
          journal={journal}
          onStale={() => void asked.refetch()}
          page={page}
        />
      )}
    </>
  )
}

/**
 * A screen on which the lyrics of a song are edited without autosave: the gate, the login that ends, one page for each
 * song and person, and what an earlier visit left (songs.md#journal).
 */
export function SheetScreen<T extends object>({
  client,
  songId,
  ...page
}: SheetPage<T> & { client: Client; songId: string }) {
  return (
    <EditorPage client={client}>
      {work => <Opened key={songId} {...work} {...page} songId={songId} />}
    </EditorPage>
  )
}
