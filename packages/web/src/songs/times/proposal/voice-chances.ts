import modelFile from '@ricky0123/vad-web/dist/silero_vad_v5.onnx?url'
import programFile from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url'
import { detectVoice } from './detect-voice'

async function bytesOf(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error('a file of the voice detector could not be fetched')
  return answer.arrayBuffer()
}

/** How likely somebody sings in each step of a sound; what detects it is fetched now, from this server. */
export async function voiceChances(
  sound: Float32Array,
  onShare: (share: number) => void,
): Promise<Float32Array> {
  const [program, model] = await Promise.all([bytesOf(programFile), bytesOf(modelFile)])
  return detectVoice(sound, { program, model }, onShare)
}
