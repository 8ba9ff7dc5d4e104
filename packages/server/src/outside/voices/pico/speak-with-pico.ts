import { openMp3Encoder } from './encode-mp3'
import { normaliseLoudness } from './loudness'
import { durationMs, fromInt16 } from './pcm'
import { openPico, picoRate, type Speak } from './pico'
import { picoMarkup } from './pico-markup'
import { type PicoLanguage, picoVoices, type SpokenAs, shapeOf } from './pico-shapes'
import { stretch } from './stretch'
import { trimSilence } from './trim-silence'

/** A spoken line as MP3, its sound before encoding, and the length of that in milliseconds. */
export interface PicoClip {
  mp3: Uint8Array<ArrayBuffer>
  sound: Float32Array
  durationMs: number
}

/** No line is over sooner; a shorter clip means that the engine failed. */
const shortestClipMs = 100

/** Opens Pico on the voice data of a folder; what it answers speaks one line after the other, always the same way. */
export async function openPicoSpeaker(folder: string) {
  const encode = await openMp3Encoder()
  const speakers = new Map<PicoLanguage, Promise<Speak>>()
  const speakerOf = (language: PicoLanguage) => {
    const speaker = speakers.get(language) ?? openPico(folder, picoVoices[language])
    speakers.set(language, speaker)
    return speaker
  }
  return async (language: PicoLanguage, as: SpokenAs, text: string): Promise<PicoClip> => {
    const shape = shapeOf(language, as)
    const speak = await speakerOf(language)
    const spoken = fromInt16(await speak(picoMarkup(text, shape)))
    const trimmed = trimSilence(stretch(spoken, shape.stretch), picoRate)
    const clip = normaliseLoudness(trimmed, picoRate)
    const length = durationMs(clip, picoRate)
    if (length < shortestClipMs) throw new Error(`Nothing was heard for: ${text}`)
    return { mp3: new Uint8Array(encode(clip, picoRate)), sound: clip, durationMs: length }
  }
}
