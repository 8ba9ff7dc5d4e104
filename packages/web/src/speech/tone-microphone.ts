import type { OpenMicrophone } from './record-sound'

/** For tests: a microphone that hears a tone as loud as `gain`; it tells whether it is open. */
export function toneMicrophone(gain = 0.3) {
  const context = new AudioContext()
  const streams: MediaStream[] = []
  const open: OpenMicrophone = async () => {
    await context.resume()
    const [tone, loudness] = [context.createOscillator(), context.createGain()]
    const end = context.createMediaStreamDestination()
    loudness.gain.value = gain
    tone.connect(loudness).connect(end)
    tone.start()
    streams.push(end.stream)
    return end.stream
  }
  return {
    open,
    close: () => context.close(),
    isOpen: () => streams.flatMap(s => s.getTracks()).some(t => t.readyState === 'live'),
  }
}
