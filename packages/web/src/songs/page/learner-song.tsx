import type { SheetLine, SongSheet } from '@duologue/contract/songs/song-sheet'
import { codeOfSongLanguage } from '@duologue/domain/choices/song-choices'
import { songPageTexts, songPlayerTexts } from '@duologue/domain/messages/songs/song-page'
import { isPlayable } from '@duologue/domain/songs/times/line-light'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import button from '../../ui/button.module.css'
import type { RowWindowHandle } from '../../ui/lists/row-window'
import { useLatest } from '../../ui/use-latest'
import { useVideoValue } from '../../video/use-video'
import type { Video } from '../../video/video'
import type { VideoFault } from '../../video/video-port'
import { useLayers } from '../player/use-layers'
import { useSongPlayer } from '../player/use-song-player'
import styles from './learner-song.module.css'
import type { LinesShown } from './lyric-line'
import { type OpenOverSong, OverSong } from './over-song'
import { PausedLine } from './paused-line'
import { PlayerSide } from './player-side'
import { SongHeading } from './song-heading'
import { SongLyrics } from './song-lyrics'
import { useFollow } from './use-follow'
import { useFullScreen } from './use-full-screen'
import { useSongKeys } from './use-song-keys'

/** Brings back the line that is sung, where somebody has scrolled away from it. */
function FollowButton({ video, onPress }: { video: Video; onPress: () => void }) {
  const isPlaying = useVideoValue(video, it => it.isPlaying())
  return isPlaying ? (
    <button type="button" className={`${button.primary} ${styles.follow}`} onClick={onPress}>
      {songPlayerTexts.follow}
    </button>
  ) : null
}

/** Tells each fault of what plays once. */
function useFault(video: Video, onFault: (fault: VideoFault) => void): void {
  const fault = useVideoValue(video, it => it.fault())
  const tell = useEffectEvent(onFault)
  useEffect(() => {
    if (fault) tell(fault)
  }, [fault])
}

/** The page of a song: its player and its lyrics, in one part that can be the whole screen (song-page.md). */
export function LearnerSong({
  sheet,
  onFault,
  children,
}: {
  sheet: SongSheet
  /** What plays it has a fault. */
  onFault: (fault: VideoFault) => void
  children: ReactNode
}) {
  const player = useSongPlayer(sheet)
  const { video, lights, times } = player
  const [open, setOpen] = useState<OpenOverSong>(null)
  const part = useRef<HTMLElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const rows = useRef<RowWindowHandle>(null)
  const full = useFullScreen(part)
  const { isFollowing, follow } = useFollow(lights, list, rows, full.isFull)
  useFault(video, onFault)

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
      lights,
      language,
      words,
      shown: { original, pinyin, translation },
      onPlay,
      onWord,
    }),
    [lights, language, words, original, pinyin, translation, onPlay, onWord],
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
      {isFollowing ? null : <FollowButton video={video} onPress={() => follow(true)} />}
      <OverSong {...{ open, player, layersShown, sheet, list, words, language }} onClose={close} />
    </article>
  )
}
