import { parentPort, workerData } from 'node:worker_threads'
import type { PicoLanguage } from './pico-shapes'
import { openPicoSpeaker } from './speak-with-pico'

/** A line to be spoken, and what became of it. */
export interface PicoOrder {
  id: number
  language: PicoLanguage
  voice: 'high' | 'low'
  text: string
}

export type PicoDone = { id: number; mp3: Uint8Array<ArrayBuffer> } | { id: number; failed: true }

const port = parentPort
const speaker = openPicoSpeaker(String(workerData))
let turn: Promise<unknown> = Promise.resolve()

async function speak({ id, language, voice, text }: PicoOrder): Promise<void> {
  try {
    const { mp3 } = await (await speaker)(language, { voice, age: 'adult', pace: 1 }, text)
    port?.postMessage({ id, mp3 } satisfies PicoDone, [mp3.buffer])
  } catch {
    port?.postMessage({ id, failed: true } satisfies PicoDone)
  }
}

port?.on('message', (order: PicoOrder) => {
  // The engine speaks one line at a time.
  turn = turn.then(() => speak(order))
})
