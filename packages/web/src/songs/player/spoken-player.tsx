import { codeOfSongLanguage } from '@duologue/domain/choices/song-choices'
import { songPlayerTexts as texts } from '@duologue/domain/messages/songs/song-page'
import { useEffect, useEffectEvent, useState } from 'react'
import { spokenPort } from '../../video/spoken-port'
import { type SpeakLine, speakLine } from '../../voices/speak-line'
import styles from './song-screen.module.css'
import type { SongPlayer } from './use-song-player'

/** The lines of a song spoken by a voice of the browser, in the place of its recording (song-page.md#spoken-lines). */
export function SpokenPlayer({
  player: { video, sheet, times },
  speak = speakLine,
}: {
  player: SongPlayer
  speak?: SpeakLine
}) {
  const [isSilent, setIsSilent] = useState(false)
  const sayIt = useEffectEvent(async (text: string, rate: number, signal: AbortSignal) => {
    const unheard = new AbortController()
    const either = AbortSignal.any([signal, unheard.signal])
    const line = { text, audio: null, language: codeOfSongLanguage(sheet.language), rate }
    await speak(line, either, way => {
      setIsSilent(way === 'silence')
      // The line's own time is the silence of the right length.
      if (way === 'silence') unheard.abort()
    })
  })
  useEffect(() => {
    const lines = times.map(({ start, stop }, place) => ({
      text: sheet.lines[place]?.text ?? '',
      start: start / 100,
      stop: stop / 100,
    }))
    return video.connect(spokenPort(lines, (...told) => sayIt(...told)))
  }, [video, sheet, times])
  return (
    <div className={styles.spoken}>
      <p>{texts.spoken}</p>
      {isSilent ? <p role="status">{texts.silent}</p> : null}
    </div>
  )
}
