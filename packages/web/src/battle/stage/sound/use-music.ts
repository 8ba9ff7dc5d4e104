import type { Battle } from '@duologue/domain/battle/battle'
import { useEffect, useRef } from 'react'
import { eighth, musicAt, musicOf } from './music'
import { createSynth, synthHere } from './synth'

/** How far ahead the music is written, and how often it is looked after, in seconds. */
const ahead = 0.2
const looksEvery = 0.1

/** The pitch up to which all is heard, while the filter is closed and while it is open, in hertz. */
const closed = 900
const opened = 4200

/**
 * Plays the music of a duel, while it is wanted (battle.md#music): written 200 ms ahead, less loud under a line, silent
 * while a microphone listens, and stopped in a hidden tab.
 */
export function useMusic(battle: Battle, id: string, isOn: boolean, isLineHeard: boolean): void {
  const state = useRef(musicOf(battle, isLineHeard))
  useEffect(() => {
    state.current = musicOf(battle, isLineHeard)
  })
  const { difficulty } = battle.setup
  useEffect(() => {
    const here = isOn ? synthHere() : null
    if (!here) return
    const { audio } = here
    const filter = new BiquadFilterNode(audio, { type: 'lowpass', frequency: closed })
    const volume = new GainNode(audio, { gain: 0 })
    const music = createSynth(audio, filter)
    filter.connect(volume).connect(here.synth.out)
    const lasts = eighth(difficulty)
    let [next, step] = [audio.currentTime, 0]
    const write = () => {
      const { level, open } = state.current
      volume.gain.setTargetAtTime(document.hidden ? 0 : level, audio.currentTime, 0.08)
      filter.frequency.setTargetAtTime(open ? opened : closed, audio.currentTime, 0.6)
      // After a pause of the tab or the machine it goes on from now.
      if (next < audio.currentTime) next = audio.currentTime
      if (document.hidden || level === 0) return
      for (; next < audio.currentTime + ahead; step += 1, next += lasts)
        music.play(musicAt(id, step, lasts, state.current), { delay: next - audio.currentTime })
    }
    const timer = setInterval(write, looksEvery * 1000)
    return () => {
      clearInterval(timer)
      volume.disconnect()
    }
  }, [id, difficulty, isOn])
}
