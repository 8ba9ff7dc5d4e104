import type { SongSheet } from '@duologue/contract/songs/song-sheet'
import { isPlayable, lineBeside } from '@duologue/domain/songs/times/line-light'
import type { Timeline } from '@duologue/domain/songs/times/lyric-times'
import { spokenTimes } from '@duologue/domain/songs/times/spoken-times'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { lyricDelay } from '../../saved-here/song-choices'
import { createVideo, type Video } from '../../video/video'
import { type LineLights, useLineLights } from './line-lights'
import { ownTimes } from './own-times'

/** Where the sound of a song comes from: its own file, its video, or a voice that speaks its lines. */
type SoundSource = 'file' | 'youtube' | 'spoken'

/** What a song is played by, for its page and for its games (song-page.md#controls). */
export interface SongPlayer {
  video: Video
  sheet: Pick<SongSheet, 'title' | 'language' | 'mediaUrl' | 'youtubeId' | 'cover' | 'lines'>
  source: SoundSource
  /** The times of the lines by this source. */
  times: Timeline
  lights: LineLights
  /** Whether the video of YouTube has been asked for. */
  isOpen: boolean
  /** Counts the tries to load what plays. */
  attempt: number
  /** Plays, or pauses; asks YouTube for the video where that has not been done. */
  playOrPause(): void
  /** Asks YouTube for the video, and plays it. */
  open(): void
  playLine(place: number): void
  goBeside(way: 'previous' | 'next'): void
  loopOrNot(): void
  again(): void
  /** Goes over to a voice that speaks the lines, or back to the song itself. */
  speak(isSpoken: boolean): void
}

/** The times of the lines: their own, or those at which they are spoken. */
function timesOf(lines: SongPlayer['sheet']['lines'], isSpoken: boolean): Timeline {
  const own = ownTimes(lines)
  return isSpoken
    ? spokenTimes(own.map((times, place) => ({ ...times, text: lines[place]?.text ?? '' })))
    : own
}

/** The place of the line that is sung, else of the one that comes next; -1 where there is none. */
const placeNow = (lights: LineLights) => {
  const { current, next } = lights.now()
  return current >= 0 ? current : next
}

/** What can be done with lines: playing from one, going to the one beside it, looping one. */
function lineDeeds(video: Video, times: Timeline, lights: LineLights) {
  const playAt = (place: number, isLooped: boolean) => {
    const line = times[place]
    if (!line || !isPlayable(line)) return
    const [start, stop] = [line.start / 100, line.stop / 100]
    if (isLooped) video.loop(start, stop)
    else video.playFrom(start)
  }
  return {
    playLine: (place: number) => playAt(place, video.isLooping()),
    goBeside: (way: 'previous' | 'next') =>
      playAt(lineBeside(times, video.heard(), way), video.isLooping()),
    loopOrNot: () => {
      if (video.isLooping()) video.unloop()
      else playAt(Math.max(0, placeNow(lights)), true)
    },
  }
}

/**
 * What of a song plays, and its timeline with the learner's delay. A video that YouTube was not asked for yet is asked
 * for by Play alone (song-page.md#youtube): whatever else is pressed waits for it.
 */
export function useSongPlayer(sheet: SongPlayer['sheet']): SongPlayer {
  const [video] = useState(createVideo)
  const [isSpoken, setIsSpoken] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const stoodAt = useRef<number>(null)
  const delay = lyricDelay.use()
  useEffect(() => video.setDelay(delay / 10), [video, delay])

  const own = sheet.mediaUrl === null ? 'youtube' : 'file'
  const source: SoundSource = isSpoken ? 'spoken' : own
  const times = useMemo(() => timesOf(sheet.lines, isSpoken), [sheet, isSpoken])
  const lights = useLineLights(video, times)

  const goOn = useEffectEvent(() => {
    if (stoodAt.current === null) return
    video.playFrom(stoodAt.current)
    stoodAt.current = null
  })
  // The player of the other source is connected by now.
  useEffect(() => goOn(), [source, attempt])

  const open = () => {
    setIsOpen(true)
    video.play()
  }
  return {
    video,
    sheet,
    source,
    times,
    lights,
    isOpen,
    attempt,
    open,
    ...lineDeeds(video, times, lights),
    playOrPause: () => (video.isPlaying() ? video.pause() : open()),
    again: () => {
      stoodAt.current = video.now()
      setAttempt(attempt + 1)
    },
    speak: next => {
      stoodAt.current = video.now()
      setIsSpoken(next)
    },
  }
}
