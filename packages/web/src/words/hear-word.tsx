import type { Word } from '@duologue/contract/words'
import { codeOfSongLanguage } from '@duologue/domain/choices/song-choices'
import { wordTexts as texts } from '@duologue/domain/messages/songs/word-dialogs'
import { useEffect, useRef } from 'react'
import { fetchPart } from '../ui/feedback/fetch-part'
import { notify } from '../ui/feedback/notify'
import { Icon } from '../ui/icon'
import { IconButton } from '../ui/icon-button'

/** Plays a word: its own recording, else a voice of the browser. */
export function HearWord({ word }: { word: Pick<Word, 'text' | 'audioUrl' | 'language'> }) {
  const current = useRef<AbortController | null>(null)
  useEffect(() => () => current.current?.abort(), [])

  const hear = async () => {
    current.current?.abort()
    const mine = new AbortController()
    current.current = mine
    const voices = await fetchPart(() => import('../voices/speak-line'))
    if (!voices) return
    const line = {
      text: word.text,
      audio: word.audioUrl,
      language: codeOfSongLanguage(word.language),
    }
    await voices.speakLine(line, mine.signal, way => {
      if (way === 'silence' && !mine.signal.aborted) notify('info', texts.noVoice)
    })
  }
  return (
    <IconButton label={texts.hear(word.text)} onClick={() => void hear()}>
      <Icon name="play" filled />
    </IconButton>
  )
}
