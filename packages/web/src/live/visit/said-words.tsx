import type { BattleDifficulty } from '@duologue/domain/choices/battle-difficulties'
import { passMark } from '@duologue/domain/speech/pass-marks'
import { type Alternative, scoreSpeech } from '@duologue/domain/speech/score-speech'
import { useMemo } from 'react'
import { ScoredWords } from '../../speech/scored-words'

/** Which words of a line were understood (speech.md#feedback). */
export function SaidWords({
  line,
  heard,
  language,
  difficulty,
}: {
  line: string
  heard: readonly Alternative[]
  language: string
  difficulty: BattleDifficulty
}) {
  const score = useMemo(() => scoreSpeech(line, heard, language), [line, heard, language])
  return <ScoredWords score={score} needed={passMark[difficulty]} language={language} />
}
