import type { WholeSong } from '@duologue/contract/shapes/song-shapes'
import { pressDialogTexts } from '@duologue/domain/messages/saving/saving-by-press'
import {
  songSaveTexts,
  songTruthTexts,
  songEditorTexts as texts,
} from '@duologue/domain/messages/songs/song-editor'
import { isUnsafeToLeave } from '@duologue/domain/saving/book-status'
import { titleAndArtist } from '@duologue/domain/songs/details/song-fields'
import { Suspense, useDeferredValue, useState } from 'react'
import type { Client } from '../../api/client'
import { PressGuard } from '../../autosave/press-guard'
import { useFetchedAhead } from '../../ui/feedback/late-part'
import { notify } from '../../ui/feedback/notify'
import { LateVideoPanel } from '../../video/late-video-panel'
import { useVideo } from '../../video/use-video'
import type { Video } from '../../video/video'
import { SongHead } from '../details/song-head'
import { LyricsPart } from '../lyrics/lyrics-part'
import { useFind } from '../lyrics/use-find'
import type { BookState } from './book-state'
import {
  BookDialogs,
  ChosenLyric,
  FindPanel,
  FoundEdits,
  SongBar,
  SongDialogs,
  songParts,
} from './late-song-parts'
import type { OpenDialog } from './open-dialog'
import { SaveBanner } from './save-banner'
import { type SongActs, songActs } from './song-acts'
import type { SongBook } from './song-book'
import styles from './song-page.module.css'
import { SongTools } from './song-tools'
import { useSongBook } from './use-song-book'

/** The video with how saving stands, and beside it the lyric that was chosen. */
function SongBand({
  book,
  state,
  acts,
  video,
  chosen,
  isFollower,
  onOpen,
  onChosen,
}: {
  book: SongBook
  state: BookState
  acts: SongActs
  video: Video
  chosen: string | null
  isFollower: boolean
  onOpen: (dialog: OpenDialog) => void
  onChosen: (id: string | null) => void
}) {
  const { lyrics, fields } = state.song
  const { youtubeId, mediaUrl } = state.stored
  return (
    <div className={styles.band}>
      <div className={styles.side}>
        <LateVideoPanel
          video={video}
          source={{ youtubeId, mediaUrl }}
          title={titleAndArtist({ title: String(fields.title), artist: String(fields.artist) })}
        />
        <SaveBanner book={book} state={state} />
      </div>
      {chosen === null ? (
        <p className={styles.hint}>{lyrics.length > 0 ? texts.lyricsHelp : null}</p>
      ) : (
        <div className={styles.lyric} inert={isFollower}>
          <Suspense>
            <ChosenLyric id={chosen} {...{ state, acts, video, onOpen, onChosen }} />
          </Suspense>
        </div>
      )}
    </div>
  )
}

/** The editor of a song (songs.md#song-editor): its fields, its lyrics, its video, and how saving stands. */
export function SongPage({
  client,
  stored,
  user,
  onLeave,
}: {
  client: Client
  stored: WholeSong
  user: string
  onLeave: () => void
}) {
  const { book, state } = useSongBook(client, stored, user)
  const [acts] = useState(() => songActs(book))
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const video = useVideo()
  const find = useFind()
  useFetchedAhead(songParts)
  const { song, status, faults, leads } = state
  const isFollower = leads !== 'leads'
  // Of a thousand lyrics the list may be drawn a moment after what is typed.
  const shown = useDeferredValue(song)

  const isDirty = () => book.now().leads === 'leads' && isUnsafeToLeave(book.now().status)
  const save = () => {
    if (status === 'formError') notify('error', songSaveTexts.formError)
    else if (status === 'error' || status === 'waitingToSend') setDialog({ kind: 'save' })
    else notify('error', pressDialogTexts.nothingToSave)
  }
  return (
    <article className={styles.page}>
      <SongHead song={song} id={state.stored.id} />
      {leads === 'follows' ? (
        <p role="status" className={styles.follows}>
          {songTruthTexts.otherTab}
        </p>
      ) : null}
      <Suspense>
        {state.found ? <FoundEdits found={state.found} onAnswer={book.answerFound} /> : null}
      </Suspense>
      <div className={styles.columns}>
        <div className={styles.bar} inert={isFollower}>
          <SongTools book={book} state={state} onOpen={setDialog} onSave={save} />
          <Suspense fallback={<div className={styles.fields} />}>
            <SongBar {...{ client, state, acts }} onLyric={setChosen} onOpen={setDialog} />
          </Suspense>
        </div>
        <SongBand
          {...{ book, state, acts, video, chosen, isFollower }}
          onOpen={setDialog}
          onChosen={setChosen}
        />
        <div className={styles.list} inert={isFollower}>
          <Suspense>
            {find.asked ? (
              <FindPanel
                asked={find.asked}
                state={state}
                acts={acts}
                onChosen={setChosen}
                onClose={find.close}
              />
            ) : null}
          </Suspense>
          <LyricsPart
            song={shown}
            stored={state.stored}
            faults={faults}
            isSaving={status === 'pending'}
            chosen={chosen}
            video={video}
            onOrder={acts.order}
            onChoose={setChosen}
            onAdd={() => setDialog({ kind: 'add-lyric' })}
            onFind={() => find.ask('find')}
          />
        </div>
      </div>
      <Suspense>
        {dialog ? (
          <SongDialogs
            client={client}
            book={book}
            acts={acts}
            state={state}
            dialog={dialog}
            onOpen={setDialog}
            onChosen={setChosen}
            onLeave={onLeave}
          />
        ) : null}
        {state.clashes.length > 0 || state.gone.length > 0 ? (
          <BookDialogs book={book} acts={acts} state={state} />
        ) : null}
      </Suspense>
      <PressGuard isDirty={isDirty} back="/editor" onDiscard={() => void book.discard()} />
    </article>
  )
}
