import type { Voice } from './voices'

/** How many voices sound at once: of more, the oldest falls silent. */
const mostVoices = 12

/** The same sound twice is never quite the same: its pitch is a little off, by a counter. */
const drift = [1, 1.02, 0.98, 1.01, 0.99] as const

/** How a sound is played this time. */
export interface Playing {
  /** From −1, one side, to 1, the other. */
  readonly pan?: number
  /** What all pitches are multiplied by. */
  readonly tune?: number
  /** When it begins, in seconds from now. */
  readonly delay?: number
}

/** What makes sounds of voices. */
export interface Synth {
  play(voices: readonly Voice[], playing?: Playing): void
  /** What music is played into. */
  readonly out: AudioNode
}

/** A second of noise, the same each time. */
function noiseOf(audio: BaseAudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  let state = 1
  for (let at = 0; at < samples.length; at += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    samples[at] = state / 2 ** 31
  }
  return buffer
}

/** A synthesiser on a clock of sound, into what is heard or into another part of it: every voice goes through one compressor, so that nothing is too loud. */
export function createSynth(audio: BaseAudioContext, into: AudioNode = audio.destination): Synth {
  const out = new DynamicsCompressorNode(audio, { threshold: -18, ratio: 6 })
  out.connect(into)
  const noise = noiseOf(audio)
  const sounding: AudioScheduledSourceNode[] = []
  let count = 0

  const start = (voice: Voice, { pan = 0, delay = 0 }: Playing, tune: number) => {
    const begins = audio.currentTime + 0.02 + delay + voice.at
    const ends = begins + voice.rings
    const source =
      voice.source === 'noise'
        ? new AudioBufferSourceNode(audio, { buffer: noise, loop: true })
        : new OscillatorNode(audio, { type: voice.source })
    const filter = voice.filter ? new BiquadFilterNode(audio, { type: voice.filter, Q: 1.2 }) : null
    const pitch = filter ? filter.frequency : (source as OscillatorNode).frequency
    pitch.setValueAtTime(voice.pitch * tune, begins)
    if (voice.to) pitch.exponentialRampToValueAtTime(voice.to * tune, ends)
    const volume = new GainNode(audio, { gain: 0 })
    volume.gain.setValueAtTime(0, begins)
    volume.gain.linearRampToValueAtTime(voice.loud, begins + 0.012)
    volume.gain.exponentialRampToValueAtTime(0.0001, ends)
    const side = new StereoPannerNode(audio, { pan })
    const shaped = filter ? source.connect(filter) : source
    shaped.connect(volume)
    volume.connect(side).connect(out)
    source.start(begins)
    source.stop(ends)
    return source
  }

  return {
    out,
    play: (voices, playing = {}) => {
      const tune = (playing.tune ?? 1) * (drift[count % drift.length] ?? 1)
      count += 1
      for (const voice of voices) {
        if (sounding.length >= mostVoices) sounding.shift()?.stop()
        const source = start(voice, playing, tune)
        sounding.push(source)
        source.addEventListener('ended', () => {
          const at = sounding.indexOf(source)
          if (at >= 0) sounding.splice(at, 1)
        })
      }
    },
  }
}

let output: { audio: AudioContext; synth: Synth } | null = null

/** The one synthesiser of this page; null where the browser has no sound or forbids it: nothing is heard, nothing lost. */
export function synthHere(): { audio: AudioContext; synth: Synth } | null {
  try {
    if (!output) {
      const audio = new AudioContext()
      output = { audio, synth: createSynth(audio) }
    }
    if (output.audio.state === 'suspended') output.audio.resume().catch(() => undefined)
    return output
  } catch {
    return null
  }
}
