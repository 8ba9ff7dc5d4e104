import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { type PicoLanguage, picoLanguages, picoVoices as voiceData } from './pico/pico-shapes'
import type { PicoDone, PicoOrder } from './pico/pico-worker'
import { SpeechFailed, type Synthesizer, type Voice } from './synthesizer'

const names = { high: 'Higher voice', low: 'Lower voice' } as const
type Height = keyof typeof names

const here = fileURLToPath(import.meta.url)
const isSource = here.endsWith('.ts')
/** Beside the built program; in its source where it runs from there. */
const workerFile = isSource
  ? join(dirname(here), 'pico/pico-worker.ts')
  : join(dirname(here), 'pico-worker.js')

const dialectOf = (language: PicoLanguage) => voiceData[language].textAnalysis.slice(0, 5)

const voicesOf = (language: PicoLanguage): Voice[] =>
  (['high', 'low'] as const).map(height => ({
    id: `pico:${language}-${height}`,
    language,
    dialect: dialectOf(language),
    name: names[height],
    gender: height === 'high' ? 'female' : 'male',
    quality: 'parametric',
  }))

interface Waiting {
  resolve(mp3: Uint8Array): void
  reject(error: Error): void
}

/**
 * SVOX Pico in a thread of its own, which is started when something is to be said first. Has the voices whose data lie
 * in the folder (`npm run voices:install`).
 */
export function picoVoices(folder: string): Synthesizer {
  let worker: Worker | undefined
  let count = 0
  const waiting = new Map<number, Waiting>()
  const isThere = (language: PicoLanguage) =>
    existsSync(join(folder, voiceData[language].textAnalysis))

  function failAll(): void {
    worker = undefined
    for (const { reject } of waiting.values()) reject(new SpeechFailed('the engine ended'))
    waiting.clear()
  }
  function start(): Worker {
    const made = new Worker(workerFile, {
      workerData: folder,
      ...(isSource ? { execArgv: ['--import', 'tsx'] } : {}),
    })
    made.unref()
    made.on('message', (done: PicoDone) => {
      const asked = waiting.get(done.id)
      waiting.delete(done.id)
      if ('mp3' in done) asked?.resolve(done.mp3)
      else asked?.reject(new SpeechFailed('the engine cannot say this'))
    })
    made.on('error', failAll)
    made.on('exit', failAll)
    return made
  }
  return {
    id: 'pico',
    voices: () => Promise.resolve(picoLanguages.filter(isThere).flatMap(voicesOf)),
    speak: (text, voice, signal) =>
      new Promise((resolve, reject) => {
        const [language, height] = voice.id.slice('pico:'.length).split('-')
        count += 1
        const id = count
        waiting.set(id, { resolve, reject })
        signal.addEventListener('abort', () => {
          waiting.delete(id)
          reject(new SpeechFailed('the engine is too slow'))
        })
        worker ??= start()
        const order = { id, language: language as PicoLanguage, voice: height as Height, text }
        worker.postMessage(order satisfies PicoOrder)
      }),
    close: async () => void (await worker?.terminate()),
  }
}
