/** How a character sounds; the two speakers of a dialogue are told apart by it. */
type CharacterVoice = 'high' | 'low'

/** Who says something: how high, how old, and at which share of the usual tempo. */
export interface SpokenAs {
  voice: CharacterVoice
  age: 'child' | 'adult' | 'old'
  pace: number
}

/** How one of the two character voices is made from the single voice that a language has. */
export interface VoiceShape {
  /** Pitch of the engine in per cent of the language's own voice. */
  pitch: number
  /**
   * How far the finished sound is stretched, 1 = not at all. It lowers pitch and formants together,
   * as a longer throat does, so that the low voice is another person and not the same one humming.
   * The engine speaks faster by the same factor, so that the tempo stays.
   */
  stretch: number
  /** Share of the usual tempo. */
  pace: number
}

export interface PicoVoice {
  textAnalysis: string
  signalGeneration: string
  shapes: Record<CharacterVoice, Omit<VoiceShape, 'pace'>>
}

/**
 * The languages with rendered clips. The own voices lie at about 198 (es), 190 (fr), 167 (de) and
 * 170 Hz (en); the shapes bring them to about 195 to 210 Hz high and 125 Hz low in every language.
 */
export const picoVoices = {
  es: {
    textAnalysis: 'es-ES_ta.bin',
    signalGeneration: 'es-ES_zl0_sg.bin',
    shapes: { high: { pitch: 103, stretch: 1 }, low: { pitch: 70, stretch: 1.1 } },
  },
  fr: {
    textAnalysis: 'fr-FR_ta.bin',
    signalGeneration: 'fr-FR_nk0_sg.bin',
    shapes: { high: { pitch: 106, stretch: 1 }, low: { pitch: 73, stretch: 1.1 } },
  },
  de: {
    textAnalysis: 'de-DE_ta.bin',
    signalGeneration: 'de-DE_gl0_sg.bin',
    shapes: { high: { pitch: 115, stretch: 1 }, low: { pitch: 82, stretch: 1.1 } },
  },
  en: {
    textAnalysis: 'en-GB_ta.bin',
    signalGeneration: 'en-GB_kh0_sg.bin',
    shapes: { high: { pitch: 115, stretch: 1 }, low: { pitch: 82, stretch: 1.1 } },
  },
} satisfies Record<string, PicoVoice>

export type PicoLanguage = keyof typeof picoVoices

/** What age does to a voice: the old speak lower and more slowly. */
const byAge = { adult: { pitch: 1, pace: 1 }, old: { pitch: 0.9, pace: 0.93 } } as const
/** How much higher than the high voice a child speaks, whichever voice it will have. */
const childPitch = 1.2

/** The shape in which somebody speaks a language. */
export function shapeOf(language: PicoLanguage, { voice, age, pace }: SpokenAs): VoiceShape {
  const { shapes } = picoVoices[language]
  if (age === 'child')
    return { ...shapes.high, pitch: Math.round(shapes.high.pitch * childPitch), pace }
  const old = byAge[age]
  const { pitch, stretch } = shapes[voice]
  return { pitch: Math.round(pitch * old.pitch), stretch, pace: pace * old.pace }
}

export const picoLanguages = Object.keys(picoVoices) as PicoLanguage[]
