import type { voices } from '@duologue/contract/voices'
import type { Reader } from '@duologue/domain/accounts/reader'
import { addressOfFile } from '@duologue/domain/media/file-address'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import {
  SpeechFailed,
  SpeechNonsense,
  type Synthesizer,
  type Voice,
} from '../outside/voices/synthesizer'
import { clipsOf, digestOf, forgetClip, rememberClip } from './clip-store'
import { knownVoices } from './known-voices'
import type { KeptClip, VoicesRoom } from './voices-room'

/** How long a service may take for a line, in milliseconds. */
const longest = 20_000

/**
 * Lines are for their authors and for admins, words and lyrics for editors (voices.md#saving-speech); answers whose clip it will
 * be.
 */
async function speakerFor(room: VoicesRoom, address: string, reader: Reader): Promise<string> {
  if (reader.kind === 'visitor') throw new Refused('token-missing')
  const [kind, id = ''] = address.split('/')
  if (kind === 'words' || kind === 'lyrics') {
    if (reader.role === null) throw new Refused('not-allowed')
    const isThere = kind === 'words' ? room.isWord : room.isLyric
    if (!(await isThere(room.database, id))) throw new Refused('not-found')
    return reader.id
  }
  const mayChange = await room.mayChangeLine(room.database, id, reader)
  if (mayChange === undefined) throw new Refused('not-found')
  if (!mayChange) throw new Refused('not-allowed')
  return reader.id
}

/** The clip as it was spoken before: the own one, else a copy of somebody's. */
async function spokenBefore(
  room: VoicesRoom,
  digest: Buffer,
  owner: string,
): Promise<KeptClip | undefined> {
  for (const clip of await clipsOf(room.database, digest, owner)) {
    const { file: key, durationMs } = clip
    if (clip.owner === owner) {
      if (await room.isKept(key)) return { key, url: addressOfFile(key), durationMs }
      await forgetClip(room.database, digest, owner)
    } else {
      const copy = await room.copyClip(owner, key)
      if (copy) return copy
    }
  }
  return undefined
}

/** Has a line spoken and keeps it. Throws the refusals `voice-failed` and, for what is no speech, `voice-nonsense`. */
async function speak(
  room: VoicesRoom,
  owner: string,
  { service, voice }: { service: Synthesizer; voice: Voice },
  text: string,
): Promise<KeptClip> {
  try {
    const mp3 = await room.semaphore(() => service.speak(text, voice, AbortSignal.timeout(longest)))
    return await room.keepClip(owner, mp3)
  } catch (error) {
    if (!(error instanceof SpeechFailed)) throw error
    room.onFailure(error)
    throw new Refused(error instanceof SpeechNonsense ? 'voice-nonsense' : 'voice-failed')
  }
}

export function saveSpeech(room: VoicesRoom): Handler<typeof voices.saveSpeech> {
  return async ({ query: { address, text, voice: id } }, { reader }) => {
    const owner = await speakerFor(room, address, reader)
    const known = await knownVoices(room)
    if (known.length === 0) throw new Refused('no-voice-service')
    const found = known.find(({ voice }) => voice.id === id)
    if (!found) throw new Refused('invalid-input', { voice: 'is not there' })
    const digest = digestOf(id, text)
    const before = await spokenBefore(room, digest, owner)
    if (!before) await room.mayKeepMore(reader)
    const clip = before ?? (await speak(room, owner, found, text))
    const { key: file, url, durationMs } = clip
    await rememberClip(room.database, { digest, owner, file, durationMs })
    return { url, durationMs, voice: id }
  }
}
