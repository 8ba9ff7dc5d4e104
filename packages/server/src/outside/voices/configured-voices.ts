import { azureVoices } from './azure-voices'
import { espeakVoices } from './espeak-voices'
import { type OpenaiVoices, openaiVoices } from './openai-voices'
import { picoVoices } from './pico-voices'
import type { Synthesizer } from './synthesizer'

/** What the settings say about voices (README, Settings). */
export interface SpeechSettings {
  openai: OpenaiVoices | undefined
  azure: { key: string; region: string } | undefined
  /** The folder with the data of SVOX Pico. */
  picoFolder: string
}

/** The services that may be there, the best voices first (voices.md#services). */
export const configuredVoices = ({ openai, azure, picoFolder }: SpeechSettings): Synthesizer[] => [
  ...(openai ? [openaiVoices(openai)] : []),
  ...(azure ? [azureVoices(azure)] : []),
  picoVoices(picoFolder),
  espeakVoices(),
]
