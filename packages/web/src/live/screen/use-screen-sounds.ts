import type { ScreenView } from '@duologue/domain/live/views/views'
import { useEffect, useEffectEvent, useRef } from 'react'
import { synthHere } from '../../battle/stage/sound/synth'
import { voicesOf } from '../../battle/stage/sound/voices'
import { battleSounds } from '../../saved-here/battle-choices'
import { speakLine } from '../../voices/speak-line'
import type { HallLink } from '../hall-link'

type Sound = keyof typeof voicesOf

/** From which damage on a blow sounds full, and from which heavy, as in a duel (battle.md#sounds). */
const weightOf = (damage: number): Sound =>
  damage >= 20 ? 'heavy' : damage >= 10 ? 'full' : 'light'

/** How far to its side a sound is heard. */
const aside = 0.35

const sideOf = (on: 1 | 2) => (on === 1 ? -1 : 1) * (document.dir === 'rtl' ? -1 : 1)

/** What is heard now: each thing under a name of its own, so that it is heard once. */
function heardOf({ state, turn, reveal, end }: ScreenView): {
  about: string
  sound: Sound
  pan: number
} | null {
  if (state === 'ended' && end)
    return { about: 'end', sound: end.outcome === 'computer' ? 'lost' : 'won', pan: 0 }
  if (reveal?.blow) {
    const { on, damage, own } = reveal.blow
    return { about: `blow ${reveal.id}`, sound: weightOf(damage + own), pan: sideOf(on) * aside }
  }
  if (reveal) {
    const isKnown = reveal.chosen.some(({ isRight, count }) => isRight && count > 0)
    return { about: `reveal ${reveal.id}`, sound: isKnown ? 'right' : 'wrong', pan: 0 }
  }
  return turn?.line === 1 ? { about: `round ${turn.round}`, sound: 'round', pan: 0 } : null
}

/** What the screen sounds like: the round, the answer, the blow, the end (live.md#sounds). What was so before the page came makes no sound. */
export function useScreenSounds(view: ScreenView): void {
  const heard = heardOf(view)
  const about = heard?.about
  const before = useRef(about)
  const hasSounds = battleSounds.use()
  const play = useEffectEvent(() => {
    if (heard && hasSounds) synthHere()?.synth.play(voicesOf[heard.sound], { pan: heard.pan })
  })
  useEffect(() => {
    if (about === before.current) return
    before.current = about
    play()
  }, [about])
}

/**
 * Speaks the line that is asked, where this screen is to be heard, and says so to the hall: then the clock begins; and the
 * right line as it is revealed (live.md#sounds).
 */
export function useSpokenLines(view: ScreenView, act: HallLink<unknown>['act']): void {
  const { turn, reveal, language, settings } = view
  const isHere = settings.sound === 'screen' && view.state === 'playing'
  const asked = isHere && turn?.isHeard && turn.cue.kind === 'sound' ? turn.id : null
  const told = isHere && reveal?.audio ? reveal.id : null
  const say = useEffectEvent(async (signal: AbortSignal) => {
    if (turn?.cue.kind !== 'sound') return
    const { text, audio } = turn.cue
    await speakLine({ text: text ?? '', audio, language }, signal)
    if (!signal.aborted) void act({ type: 'heard', turn: turn.id })
  })
  const repeat = useEffectEvent((signal: AbortSignal) => {
    if (reveal) void speakLine({ text: reveal.text, audio: reveal.audio, language }, signal)
  })
  useEffect(() => {
    if (asked === null) return
    const controller = new AbortController()
    void say(controller.signal)
    return () => controller.abort()
  }, [asked])
  useEffect(() => {
    if (told === null) return
    const controller = new AbortController()
    repeat(controller.signal)
    return () => controller.abort()
  }, [told])
}
