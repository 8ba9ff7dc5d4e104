import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { openMp3Encoder } from './pico/encode-mp3'
import { SpeechFailed, type Synthesizer, type Voice } from './synthesizer'

const run = promisify(execFile)
const mostBytes = 20_000_000
const wavHead = 44
/** Samples a second of everything that the program speaks. */
const rate = 22_050

/** What we call a language, and what the program does; its Chinese goes by another name. */
const sameNames = ['en', 'es', 'fr', 'de', 'it', 'pt', 'ru', 'ja', 'ko', 'ar']
const nameOf: Record<string, string> = {
  ...Object.fromEntries(sameNames.map(code => [code, code])),
  zh: 'cmn',
}

const voices: Voice[] = Object.keys(nameOf).map(language => ({
  id: `espeak:${language}`,
  language,
  dialect: null,
  name: 'eSpeak NG',
  gender: null,
  quality: 'formant',
}))

/** The program `espeak-ng`, where it is installed; a process for each line, so that its licence stays its own. */
export function espeakVoices(program = 'espeak-ng'): Synthesizer {
  let isThere: Promise<boolean> | undefined
  const ask = () =>
    run(program, ['--version'], { timeout: 5000 }).then(
      () => true,
      () => false,
    )
  return {
    id: 'espeak',
    voices: async () => ((await (isThere ??= ask())) ? voices : []),
    async speak(text, { language }, signal) {
      const name = nameOf[language ?? ''] ?? 'en'
      const spoken = run(program, ['-v', name, '--stdin', '--stdout'], {
        encoding: 'buffer',
        maxBuffer: mostBytes,
        signal,
      })
      spoken.child.stdin?.end(text)
      const { stdout } = await spoken.catch(() => {
        throw new SpeechFailed('the program failed')
      })
      if (stdout.length <= wavHead) throw new SpeechFailed('the program said nothing')
      if (stdout.readUInt32LE(24) !== rate) throw new SpeechFailed('the program sounds otherwise')
      const samples = Float32Array.from(
        { length: (stdout.length - wavHead) >> 1 },
        (_, at) => stdout.readInt16LE(wavHead + 2 * at) / 32_768,
      )
      return (await openMp3Encoder())(samples, rate)
    },
    close: () => Promise.resolve(),
  }
}
