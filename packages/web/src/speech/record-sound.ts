/** Opens the microphone; in a test, something that sounds like one. */
export type OpenMicrophone = () => Promise<MediaStream>

/** Why there is no recording. */
export type RecorderFault = 'blocked' | 'noMicrophone' | 'cannotRecord' | 'failed' | 'silent'

/** A recording that is going on. */
export interface OpenSound {
  /** How loud it is now, from 0 to 1. */
  level(): number
  /** Ends it; answers what was recorded, in the browser's own format. */
  stop(): Promise<Blob>
  /** Ends it and forgets it. */
  drop(): void
}

/** The microphone of this machine, as a person is heard best. */
export const machineMicrophone: OpenMicrophone = () =>
  navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true },
  })

/** Whether this browser can record at all; pages without TLS get no microphone. */
export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && navigator.mediaDevices !== undefined

/** What a failure to open the microphone means. */
export function faultOf(error: unknown): RecorderFault {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'blocked'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'noMicrophone' : 'failed'
}

/** Measures how loud a stream is. */
function meterOf(stream: MediaStream): { level(): number; close(): void } {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 1024
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return {
    level() {
      analyser.getFloatTimeDomainData(samples)
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
      // A voice near the microphone comes to about a third of what a sample can hold.
      return Math.min(1, Math.sqrt(power) * 3)
    },
    close: () => void context.close(),
  }
}

/** Begins to record from a stream, which is closed at the end. */
export function recordSound(stream: MediaStream): OpenSound {
  const recorder = new MediaRecorder(stream)
  const meter = meterOf(stream)
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  const close = () => {
    meter.close()
    for (const track of stream.getTracks()) track.stop()
  }
  recorder.start()
  return {
    level: meter.level,
    stop: () =>
      new Promise(resolve => {
        recorder.addEventListener('stop', () => {
          close()
          resolve(new Blob(parts, { type: recorder.mimeType }))
        })
        recorder.stop()
      }),
    drop() {
      if (recorder.state !== 'inactive') recorder.stop()
      close()
    },
  }
}
