import type { NativeRecognition } from './native-recognition'

/** A recognition of a pretend browser: what it was asked for, and a way to let it tell things. */
export class PretendNative extends EventTarget implements NativeRecognition {
  /** All that were made, in order. */
  static made: PretendNative[] = []
  /** What the pretend browser says of its device. */
  static onDevice = 'unavailable'
  /** Whether starting throws. */
  static isBroken = false

  static available(): Promise<string> {
    return Promise.resolve(PretendNative.onDevice)
  }

  static reset(): void {
    PretendNative.made = []
    PretendNative.onDevice = 'unavailable'
    PretendNative.isBroken = false
  }

  lang = ''
  interimResults = false
  maxAlternatives = 1
  continuous = true
  processLocally?: boolean
  calls: string[] = []

  constructor() {
    super()
    PretendNative.made.push(this)
  }
  start(): void {
    if (PretendNative.isBroken) throw new Error('no microphone')
    this.calls.push('start')
  }
  stop(): void {
    this.calls.push('stop')
  }
  abort(): void {
    this.calls.push('abort')
  }
  tell(type: string, properties: object = {}): void {
    this.dispatchEvent(Object.assign(new Event(type), properties))
  }
  /** Each part is a list of alternatives; they are final or not. */
  result(isFinal: boolean, ...parts: (readonly (readonly [string, number])[])[]): void {
    const results = parts.map(part =>
      Object.assign(
        part.map(([transcript, confidence]) => ({ transcript, confidence })),
        { isFinal },
      ),
    )
    this.tell('result', { results, resultIndex: 0 })
  }
}
