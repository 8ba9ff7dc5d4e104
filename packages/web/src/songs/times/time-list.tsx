import type { SongLanguage } from '@duologue/domain/choices/song-choices'
import { codeOfSongLanguage } from '@duologue/domain/choices/song-choices'
import { timeSyncTexts as texts } from '@duologue/domain/messages/songs/time-sync'
import { currentLyric } from '@duologue/domain/songs/times/current-lyric'
import { useEffect, useRef } from 'react'
import { useSheetValue } from '../../autosave/use-sheet-value'
import { RowWindow, type RowWindowHandle } from '../../ui/lists/row-window'
import { useVideoValue } from '../../video/use-video'
import type { Video } from '../../video/video'
import { TimeRow } from './time-row'
import type { TimeSheet } from './time-sheet'

/** The lyrics of a song with their times; the one that is sung is lit, the one to be tapped next stays in view. */
export function TimeList({
  sheet,
  video,
  language,
  onRest,
}: {
  sheet: TimeSheet
  video: Video
  language: SongLanguage
  /** Asks for shifting the lyrics from a place on. */
  onRest: (place: number) => void
}) {
  const rows = useRef<RowWindowHandle>(null)
  const count = useSheetValue(sheet, it => it.lines().length)
  const next = useSheetValue(sheet, it => it.tapPlace().next)
  const current = useVideoValue(video, it => currentLyric(sheet.timeline(), it.now()))
  useEffect(() => rows.current?.show(Math.min(next, count - 1)), [next, count])
  return (
    <RowWindow
      label={texts.lyrics}
      count={count}
      handle={rows}
      row={place => (
        <TimeRow
          key={place}
          sheet={sheet}
          video={video}
          lang={codeOfSongLanguage(language)}
          place={place}
          isCurrent={place === current}
          onRest={onRest}
        />
      )}
    />
  )
}
