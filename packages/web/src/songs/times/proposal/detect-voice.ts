import { alignRate } from '@duologue/domain/songs/align/align-frames'
import { voiceStep } from '@duologue/domain/songs/align/voiced-frames'
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm'

/** Samples before each step that the model hears with it, and the numbers by which it remembers. */
const before = 64
const memory = [2, 1, 128] as const

/**
 * How likely somebody speaks or sings in each step of a sound: Silero's detector, run by ONNX Runtime (decision 142).
 *
 * @param program the bytes of ONNX Runtime, `model` those of the detector.
 */
export async function detectVoice(
  sound: Float32Array,
  { program, model }: { program: ArrayBuffer; model: ArrayBuffer },
  onShare: (share: number) => void = () => undefined,
): Promise<Float32Array> {
  env.wasm.wasmBinary = program
  // Several would need pages that are isolated from all others.
  env.wasm.numThreads = 1
  const session = await InferenceSession.create(new Uint8Array(model))
  const rate = new Tensor('int64', BigInt64Array.from([BigInt(alignRate)]), [])
  let state: Tensor = new Tensor('float32', new Float32Array(256), memory)
  const steps = Math.floor(sound.length / voiceStep)
  const chances = new Float32Array(steps)
  const heard = new Float32Array(before + voiceStep)
  for (let step = 0; step < steps; step += 1) {
    const from = step * voiceStep
    heard.fill(0)
    heard.set(
      sound.subarray(Math.max(0, from - before), from + voiceStep),
      Math.max(0, before - from),
    )
    const input = new Tensor('float32', heard, [1, heard.length])
    const { output, stateN } = await session.run({ input, state, sr: rate })
    chances[step] = Number(output?.data[0] ?? 0)
    if (stateN) state = stateN
    if (step % 100 === 0) onShare(step / steps)
  }
  await session.release()
  return chances
}
