import type { Battle } from '@duologue/domain/battle/battle'
import { speechTexts } from '@duologue/domain/messages/speech/speech'
import { passMark } from '@duologue/domain/speech/pass-marks'
import type { SpeechScore } from '@duologue/domain/speech/score-speech'
import { useEffect, useEffectEvent } from 'react'
import { ScoredWords } from '../../speech/scored-words'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon'
import { useLineAudio } from '../speaking/use-line-audio'

/**
 * What was understood of the line that the partner has said, word by word, and the line as it sounds: who sits elsewhere
 * has not heard it (battle.md#two-persons).
 */
export function RivalSpeech({
  battle,
  said,
  lineIndex,
}: {
  battle: Battle
  said: SpeechScore
  lineIndex: number
}) {
  const { language, difficulty, lines } = battle.setup
  const { play } = useLineAudio()
  const line = lines[lineIndex]
  const hear = () => {
    if (line) play({ text: line.text, audio: line.audio, language, rate: 1 })
  }
  const begin = useEffectEvent(hear)
  useEffect(() => begin(), [])
  return (
    <>
      <ScoredWords score={said} needed={passMark[difficulty]} language={language} />
      <button type="button" className={button.secondary} onClick={hear}>
        <Icon name="play" filled /> {speechTexts.hearLine}
      </button>
    </>
  )
}
