/** The part of the browser's recognition that is used; TypeScript does not know it yet. */
export interface NativeRecognition extends EventTarget {
  lang: string
  interimResults: boolean
  maxAlternatives: number
  continuous: boolean
  /** Whether the device itself is to recognise; browsers that cannot ignore it. */
  processLocally?: boolean
  start(): void
  stop(): void
  abort(): void
}

/** Makes recognitions. */
export interface NativeRecognitions {
  new (): NativeRecognition
  /** Whether it can recognise these languages, and on this device; where the browser can say so. */
  available?(asked: { langs: string[]; processLocally: boolean }): Promise<string>
}

interface Recognising {
  SpeechRecognition?: NativeRecognitions
  webkitSpeechRecognition?: NativeRecognitions
}

/** The browser's own recognition; undefined when it has none. It is what the browser can do that counts, not its name. */
export function nativeRecognitions(): NativeRecognitions | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as Recognising
  return SpeechRecognition ?? webkitSpeechRecognition
}
