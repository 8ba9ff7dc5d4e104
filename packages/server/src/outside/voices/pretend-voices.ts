import type { Synthesizer, Voice } from './synthesizer'

const voice: Voice = {
  id: 'pretend:one',
  language: null,
  dialect: null,
  name: 'One',
  gender: null,
  quality: 'neural',
}

/** A service that says the same clip whatever it is given; `spoken` is what it was asked for. */
export function pretendVoices(mp3: () => Promise<Uint8Array>): Synthesizer & { spoken: string[] } {
  const spoken: string[] = []
  return {
    id: 'pretend',
    spoken,
    voices: () => Promise.resolve([voice]),
    speak(text) {
      spoken.push(text)
      return mp3()
    },
    close: () => Promise.resolve(),
  }
}
