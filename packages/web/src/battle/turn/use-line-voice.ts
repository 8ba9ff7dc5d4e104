import type { Battle } from '@duologue/domain/battle/battle'
import { playbackRateOf } from '@duologue/domain/battle/powers/effects'
import { listeningCue, type SpokenCue } from '@duologue/domain/battle/turn/cue'
import { useEffect, useRef, useState } from 'react'
import { type Heard, type SpeakLine, speakLine } from '../../voices/speak-line'

/** The voice of the line that is being asked in listening mode. */
export interface LineVoice {
  /** How the line is being spoken at this moment; null while it is quiet. */
  readonly speaking: Heard | null
  /** Speaks the learner's line once more; the clock takes no notice. Nothing while it is spoken for the first time. */
  replay(): void
}

/** Which line is asked for, and how far that is: spoken for the first time, or to be answered. */
function asked(battle: Battle): { readonly cue: SpokenCue; readonly isNew: boolean } | null {
  const cue = listeningCue(battle)
  if (cue === null || battle.phase.name !== 'roundPlay') return null
  const { state } = battle.phase.turn.moment
  return state === 'start' || state === 'answer' ? { cue, isNew: state === 'start' } : null
}

/**
 * Speaks each line of a listening battle as its turn begins, and says so to the battle when it has been heard in
 * whatever way (battle.md#cue). An answer, another turn and leaving the page stop the voice. The switch of the sounds
 * is not asked.
 */
export function useLineVoice(
  battle: Battle,
  onHeard: () => void,
  speak: SpeakLine = speakLine,
): LineVoice {
  const now = asked(battle)
  const [speaking, setSpeaking] = useState<Heard | null>(null)
  const current = useRef<AbortController | null>(null)
  const latest = useRef({ now, battle, onHeard, speak })
  useEffect(() => {
    latest.current = { now, battle, onHeard, speak }
  })

  const [say] = useState(() => async (cue: SpokenCue, isNew: boolean) => {
    current.current?.abort()
    const controller = new AbortController()
    current.current = controller
    const { signal } = controller
    const { battle: shown, speak: speaks } = latest.current
    const line = {
      text: cue.text,
      audio: cue.audio,
      language: shown.setup.language,
      rate: playbackRateOf(shown.players[1]),
    }
    await speaks(line, signal, way => {
      if (!signal.aborted) setSpeaking(way)
    })
    if (signal.aborted) return
    setSpeaking(null)
    if (isNew) latest.current.onHeard()
  })

  const turn = now?.cue.turn ?? null
  useEffect(() => {
    const begun = latest.current.now
    if (turn === null || begun === null) return
    if (begun.isNew) void say(begun.cue, true)
    return () => {
      current.current?.abort()
      setSpeaking(null)
    }
  }, [turn, say])

  return {
    speaking,
    replay: () => {
      const { phase } = battle
      const isOwn = phase.name === 'roundPlay' && phase.turn.player === 1
      if (now !== null && !now.isNew && isOwn) void say(now.cue, false)
    },
  }
}
