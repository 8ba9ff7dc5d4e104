import { dialectFor } from '@duologue/domain/speech/dialects'
import { chosenDialects } from '../saved-here/speech-choices'
import { nativeRecognitions } from './native-recognition'

/** Whether this device itself recognises a language as its reader speaks it, with what is there already. */
export async function isRecognisedHere(language: string): Promise<boolean> {
  const langs = [dialectFor(language, chosenDialects.get())]
  return (await nativeRecognitions()?.available?.({ langs, processLocally: true })) === 'available'
}
