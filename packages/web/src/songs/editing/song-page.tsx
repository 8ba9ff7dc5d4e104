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
import { SongHead } from '../details/song-head'
import { LyricsPart } from '../lyrics/lyrics-part'
import { useFind } from '../lyrics/use-find'
import {
  BookDialogs,
  ChosenLyric,
  FindPanel,
  FoundEdits,
  SongDialogs,
  SongForm,
  songParts,
} from './late-song-parts'
import type { OpenDialog } from './open-dialog'
import { SaveBanner } from './save-banner'
import { songActs } from './song-acts'
import styles from './song-page.module.css'
import { SongTools } from './song-tools'
import { useSongBook } from './use-song-book'

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
  const hasFault = [...faults.keys()].some(key => key.startsWith('song.'))
  // Folded from the start once there are lyrics; from then on it is as its reader left it.
  const [isOpen] = useState(() => song.lyrics.length === 0)
  // Of a thousand lyrics the list may be drawn a moment after what is typed.
  const shown = useDeferredValue(song)
  const { title, artist } = song.fields
  const source = { youtubeId: state.stored.youtubeId, mediaUrl: state.stored.mediaUrl }

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
          <details className={styles.fields} open={isOpen}>
            <summary>
              {texts.fields} <small>{hasFault ? texts.wrong : texts.fieldsHint}</small>
            </summary>
            <Suspense fallback={<div className={styles.waiting} />}>
              <SongForm song={song} faults={faults} onSet={acts.setSong} />
            </Suspense>
          </details>
        </div>
        <div className={styles.band}>
          <div className={styles.side}>
            <LateVideoPanel
              video={video}
              source={source}
              title={titleAndArtist({ title: String(title), artist: String(artist) })}
            />
            <SaveBanner book={book} state={state} />
          </div>
          {chosen === null ? (
            <p className={styles.hint}>{song.lyrics.length > 0 ? texts.lyricsHelp : null}</p>
          ) : (
            <div className={styles.lyric} inert={isFollower}>
              <Suspense>
                <ChosenLyric
                  id={chosen}
                  state={state}
                  acts={acts}
                  video={video}
                  onOpen={setDialog}
                  onChosen={setChosen}
                />
              </Suspense>
            </div>
          )}
        </div>
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
