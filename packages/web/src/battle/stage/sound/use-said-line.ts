import type { Battle } from '@duologue/domain/battle/battle'
import { useEffect, useState } from 'react'

/** How long a line takes to fade when the next turn begins, in milliseconds, and in how many steps. */
const fades = 150
const steps = 6

/** The line that was answered rightly in reading mode and has a recording, with its turn; null while there is none. */
export function saidLine({ phase, setup, round }: Battle): { turn: string; audio: string } | null {
  if (setup.mode !== 'reading' || phase.name !== 'roundPlay') return null
  const { moment, lineIndex } = phase.turn
  const audio = setup.lines[lineIndex]?.audio
  return audio && 'answer' in moment && moment.answer.right
    ? { turn: `${round}-${lineIndex}`, audio }
    : null
}

function fadeOut(clip: HTMLAudioElement): void {
  let step = steps
  const timer = setInterval(() => {
    step -= 1
    clip.volume = Math.max(0, step / steps)
    if (step > 0) return
    clearInterval(timer)
    clip.pause()
  }, fades / steps)
}

/**
 * Says a line of reading mode that was answered rightly, by its own recording, from the mark into the pause; it fades when
 * the next turn begins (battle.md#sounds). Answers whether one is heard now.
 */
export function useSaidLine(battle: Battle, isOn: boolean): boolean {
  const [isHeard, setHeard] = useState(false)
  const said = isOn ? saidLine(battle) : null
  const turn = said?.turn
  const audio = said?.audio
  useEffect(() => {
    if (turn === undefined || audio === undefined) return
    const clip = new Audio(audio)
    const quiet = () => setHeard(false)
    clip.addEventListener('playing', () => setHeard(true))
    clip.addEventListener('ended', quiet)
    // What may not or cannot be played is left out.
    clip.play().catch(quiet)
    return () => {
      fadeOut(clip)
      quiet()
    }
  }, [turn, audio])
  return isHeard
}
