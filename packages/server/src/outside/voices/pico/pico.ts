// oxlint-disable-next-line typescript/triple-slash-reference -- scripts that import this file have to know it, too
/// <reference path="./svoxpico-wasm.d.ts" />
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import startPico, { type SvoxPico } from '@echogarden/svoxpico-wasm'
import type { PicoVoice } from './pico-shapes'

/** Samples a second of everything that the engine speaks. */
export const picoRate = 16_000

const arenaBytes = 2_500_000
const bufferBytes = 4096
const idle = 200
const busy = 201
const voiceName = 'voice'

/** Speaks markup as signed 16-bit mono samples at `picoRate`. Throws when the engine refuses. */
export type Speak = (markup: string) => Promise<Int16Array>

/**
 * Reads the data of a voice from `folder` and answers its speaker. Every line is spoken by a newly
 * started engine (about 10 ms): an engine that has already spoken carries its noise generator on,
 * and the same line would sound a little different each time.
 */
export async function openPico(folder: string, voice: PicoVoice): Promise<Speak> {
  const textAnalysis = await readFile(join(folder, voice.textAnalysis))
  const signalGeneration = await readFile(join(folder, voice.signalGeneration))
  return async markup => {
    const pico = await startPico()
    const engine = startEngine(pico, [textAnalysis, signalGeneration])
    return speak(pico, engine, markup)
  }
}

function startEngine(pico: SvoxPico, resources: Uint8Array[]): number {
  const out = pico._malloc(4)
  const pointer = () => pico.HEAPU32[out >> 2] ?? 0
  succeed('initialize', pico._pico_initialize(pico._malloc(arenaBytes), arenaBytes, out))
  const system = pointer()
  const voice = copyText(pico, voiceName).start
  succeed('createVoiceDefinition', pico._pico_createVoiceDefinition(system, voice))
  for (const [index, bytes] of resources.entries()) {
    const path = `/resource-${index}.bin`
    pico.FS.writeFile(path, bytes)
    succeed('loadResource', pico._pico_loadResource(system, copyText(pico, path).start, out))
    const name = pico._malloc(64)
    succeed('getResourceName', pico._pico_getResourceName(system, pointer(), name))
    succeed(
      'addResourceToVoiceDefinition',
      pico._pico_addResourceToVoiceDefinition(system, voice, name),
    )
  }
  succeed('newEngine', pico._pico_newEngine(system, voice, out))
  return pointer()
}

function speak(pico: SvoxPico, engine: number, markup: string): Int16Array {
  const text = copyText(pico, markup)
  const count = pico._malloc(2)
  const type = pico._malloc(2)
  const buffer = pico._malloc(bufferBytes)
  const heard: Uint8Array[] = []
  for (let taken = 0; taken < text.bytes; ) {
    succeed(
      'putTextUtf8',
      pico._pico_putTextUtf8(engine, text.start + taken, text.bytes - taken, count),
    )
    taken += pico.HEAPU16[count >> 1] ?? 0
    let status = busy
    while (status === busy) {
      status = pico._pico_getData(engine, buffer, bufferBytes, count, type)
      heard.push(pico.HEAPU8.slice(buffer, buffer + (pico.HEAPU16[count >> 1] ?? 0)))
    }
    if (status !== idle) throw new Error(`SVOX Pico: getData answered ${status}.`)
  }
  const bytes = new Uint8Array(Buffer.concat(heard))
  return new Int16Array(bytes.buffer, 0, bytes.length >> 1)
}

/** Puts UTF-8 with its closing zero on the heap; the zero also makes the engine finish the line. */
function copyText(pico: SvoxPico, text: string): { start: number; bytes: number } {
  const bytes = new TextEncoder().encode(`${text}\0`)
  const start = pico._malloc(bytes.length)
  pico.HEAPU8.set(bytes, start)
  return { start, bytes: bytes.length }
}

function succeed(call: string, status: number): void {
  if (status !== 0) throw new Error(`SVOX Pico: ${call} answered ${status}.`)
}
