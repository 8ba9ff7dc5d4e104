import { SpeechNonsense } from '../outside/voices/synthesizer'
import { fileOf } from './file-store'
import { mayKeepMore } from './may-keep-more'
import type { MediaRoom } from './media-room'
import { saveFile } from './save-file'
import { readMp3 } from './sounds/mp3-frames'

/** What voices say is kept as files like any other: with an owner, and shown to whoever may see what names them. */
export function spokenFiles(room: MediaRoom) {
  const keepClip = async (owner: string, mp3: Uint8Array) => {
    const sound = await readMp3(Buffer.from(mp3))
    if (!sound?.durationMs) throw new SpeechNonsense('the service sent no MP3')
    const { type, bytes, durationMs } = sound
    const file = { type, bytes, durationMs, width: null, height: null }
    const { key, url } = await saveFile(room, owner, 'speech', file)
    return { key, url, durationMs }
  }
  return {
    keepClip,
    /** The same clip as somebody else's file: neither hangs on the other. */
    async copyClip(owner: string, key: string) {
      const [file, kept] = [await fileOf(room.database, key), await room.store.open(key)]
      if (!file || !kept) return undefined
      return keepClip(owner, Buffer.concat(await (await kept.read()).toArray()))
    },
    isKept: async (key: string) => (await fileOf(room.database, key)) !== undefined,
    mayKeepMore: (reader: Parameters<typeof mayKeepMore>[1]) => mayKeepMore(room, reader),
  }
}
