import type { SheetLine, SongSheet } from '@duologue/contract/songs/song-sheet'
import { codeOfSongLanguage } from '@duologue/domain/choices/song-choices'
import { songPageTexts, songPlayerTexts } from '@duologue/domain/messages/songs/song-page'
import { isPlayable } from '@duologue/domain/songs/times/line-light'
import { type ReactNode, Suspense, useMemo, useRef, useState } from 'react'
import button from '../../ui/button.module.css'
import { latePart } from '../../ui/feedback/late-part'
import type { RowWindowHandle } from '../../ui/lists/row-window'
import { useLatest } from '../../ui/use-latest'
import { useVideoValue } from '../../video/use-video'
import { useLayers } from '../player/use-layers'
import { useSongPlayer } from '../player/use-song-player'
import styles from './learner-song.module.css'
import type { LinesShown } from './lyric-line'
import { PausedLine } from './paused-line'
import { PlayerSide } from './player-side'
import { SongHeading } from './song-heading'
import { SongLyrics } from './song-lyrics'
import { useFollow } from './use-follow'
import { useFullScreen } from './use-full-screen'
import { useSongKeys } from './use-song-keys'

// Nothing of them comes before it is asked for.
const SongWord = latePart(async () => (await import('./song-word')).SongWord)
const SongKeys = latePart(async () => (await import('./song-keys')).SongKeys)
const SettingsDialog = latePart(async () => (await import('./song-settings-dialog')).SettingsDialog)

/** What stands over the page: a word, the keys, or the settings. */
type Open = { line: SheetLine; index: number; goesOn: boolean } | 'keys' | 'settings' | null

/** The page of a song: its player and its lyrics, in one part that can be the whole screen (song-page.md). */
export function LearnerSong({ sheet, children }: { sheet: SongSheet; children: ReactNode }) {
  const player = useSongPlayer(sheet)
  const { video, lights, times } = player
  const [open, setOpen] = useState<Open>(null)
  const part = useRef<HTMLElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const rows = useRef<RowWindowHandle>(null)
  const full = useFullScreen(part)
  const { isFollowing, follow } = useFollow(lights, list, rows)
  const isPlaying = useVideoValue(video, it => it.isPlaying())

  const language = codeOfSongLanguage(sheet.language)
  const layersShown = useLayers(sheet.language === 'chinese')
  const { original, pinyin, translation } = layersShown.shown
  const words = useMemo(() => new Map(sheet.words.map(word => [word.id, word])), [sheet])
  const onPlay = useLatest((place: number) => {
    follow(true)
    player.playLine(place)
  })
  const onWord = useLatest((line: SheetLine, index: number) => {
    setOpen({ line, index, goesOn: video.isPlaying() })
    video.pause()
  })
  const all: LinesShown = useMemo(
    () => ({
      video,
      lights,
      language,
      words,
      shown: { original, pinyin, translation },
      onPlay,
      onWord,
    }),
    [video, lights, language, words, original, pinyin, translation, onPlay, onWord],
  )
  useSongKeys(player, layersShown, {
    follow: () => follow(true),
    showKeys: () => setOpen('keys'),
  })
  const close = () => {
    if (typeof open === 'object' && open?.goesOn) video.play()
    setOpen(null)
  }
  const hasTimes = times.some(isPlayable)
  return (
    <article ref={part} className={styles.song}>
      <SongHeading sheet={sheet}>{children}</SongHeading>
      <PlayerSide
        player={player}
        layersShown={layersShown}
        hasTimes={hasTimes}
        full={full}
        onSettings={() => setOpen('settings')}
        onKeys={() => setOpen('keys')}
      />
      <div className={styles.lines}>
        {sheet.lines.length === 0 ? (
          <p className={styles.note}>{songPageTexts.noLyrics}</p>
        ) : hasTimes ? null : (
          <p className={styles.note}>{songPageTexts.noTimes}</p>
        )}
        <SongLyrics
          lines={sheet.lines}
          all={all}
          list={list}
          rows={rows}
          isOwnBox={full.isFull}
          onArrow={() => follow(false)}
        />
        <PausedLine player={player} lines={sheet.lines} language={language} />
      </div>
      {isPlaying && !isFollowing ? (
        <button
          type="button"
          className={`${button.primary} ${styles.follow}`}
          onClick={() => follow(true)}
        >
          {songPlayerTexts.follow}
        </button>
      ) : null}
      <Suspense>
        {open === 'keys' ? <SongKeys onClose={close} /> : null}
        {open === 'settings' ? (
          <SettingsDialog player={player} layersShown={layersShown} onClose={close} />
        ) : null}
        {open && typeof open === 'object' ? (
          <SongWord
            {...open}
            lines={sheet.lines}
            words={words}
            language={language}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </article>
  )
}
