import type { WholeSong } from '@duologue/contract/shapes/song-shapes'
import { songEditorTexts as texts } from '@duologue/domain/messages/songs/song-editor'
import type { SongInHand } from '@duologue/domain/songs/editing/song-in-hand'
import { Suspense } from 'react'
import button from '../../ui/button.module.css'
import { latePart } from '../../ui/feedback/late-part'
import { NothingFound } from '../../ui/lists/nothing-found'
import type { Video } from '../../video/video'
import { PageLink } from '../gate/page-link'
import styles from './lyric-list.module.css'

// The sortable list weighs more than the page around it.
const LyricList = latePart(async () => (await import('./lyric-list')).LyricList)

/** The lyrics of a song and what can be done with all of them (songs.md#song-editor). */
export function LyricsPart({
  song: { lyrics },
  stored: { id, language },
  faults,
  isSaving,
  chosen,
  video,
  onOrder,
  onChoose,
  onAdd,
  onFind,
}: {
  song: SongInHand
  stored: WholeSong
  faults: ReadonlyMap<string, string>
  isSaving: boolean
  chosen: string | null
  video: Video
  onOrder: (ids: string[]) => void
  onChoose: (id: string) => void
  onAdd: () => void
  onFind: () => void
}) {
  const hasLyrics = lyrics.length > 0
  const addOne = (
    <button type="button" className={button.secondary} onClick={onAdd}>
      {texts.addLyric}
    </button>
  )
  const page = (name: string) => `/editor/songs/${id}/${name}`
  return (
    <section aria-labelledby="lyrics-title">
      <div className={styles.head}>
        <h2 id="lyrics-title">{texts.lyricsTitle(lyrics.length)}</h2>
        <div className={styles.actions}>
          {hasLyrics ? (
            <>
              <button type="button" className={button.secondary} onClick={onFind}>
                {texts.find}
              </button>
              {addOne}
              <PageLink to={page('addlyrics')}>{texts.addMultiple}</PageLink>
              <PageLink to={page('timesync')}>{texts.syncLyrics}</PageLink>
              <PageLink to={page('wordlists')}>{texts.editWordLists}</PageLink>
            </>
          ) : null}
        </div>
      </div>
      {hasLyrics ? (
        <Suspense fallback={<div className={styles.waiting} />}>
          <LyricList
            lyrics={lyrics}
            language={language}
            faults={faults}
            chosen={chosen}
            video={video}
            onOrder={onOrder}
            onChoose={onChoose}
          />
        </Suspense>
      ) : (
        <NothingFound title={texts.noLyrics} hint={texts.noLyricsHint}>
          {isSaving ? (
            <button type="button" className={button.primary} disabled>
              {texts.addMultiple}
            </button>
          ) : (
            <PageLink to={page('addlyrics')} isMain>
              {texts.addMultiple}
            </PageLink>
          )}
          {addOne}
        </NothingFound>
      )}
    </section>
  )
}
