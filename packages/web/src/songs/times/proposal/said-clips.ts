import type { SongLanguage } from '@duologue/domain/choices/song-choices'
import { codeOfSongLanguage } from '@duologue/domain/choices/song-choices'
import type { Client } from '../../../api/client'
import type { SongLine } from '../../song-line'
import { readRecording } from './read-recording'

/**
 * How each lyric sounds when a voice of this installation says it, each text once; null where there is no voice, or it
 * does not say it: then the lyric is found by its length alone.
 */
export async function saidClips(
  client: Client,
  language: SongLanguage,
  lines: readonly SongLine[],
  signal: AbortSignal,
): Promise<(Float32Array | null)[]> {
  const code = codeOfSongLanguage(language)
  const { voices } = await client.voices
    .getVoices({ query: { language: code } }, { signal })
    .catch(() => ({ voices: [] }))
  // Their own first: one that speaks every language says it with an accent.
  const voice = voices.find(one => one.language === code) ?? voices[0]
  if (!voice) return lines.map(() => null)
  const say = async ({ id, text }: SongLine) => {
    const query = { address: `lyrics/${id}`, text, voice: voice.id }
    const { url } = await client.voices.saveSpeech({ query }, { signal })
    const answer = await fetch(url, { signal })
    return answer.ok ? readRecording(await answer.arrayBuffer()) : null
  }
  const said = new Map<string, Float32Array | null>()
  for (const line of lines) {
    signal.throwIfAborted()
    if (said.has(line.text)) continue
    const clip = await say(line).catch(() => null)
    // A service that does not say one of them would keep all others waiting.
    if (!clip) return lines.map(() => null)
    said.set(line.text, clip)
  }
  return lines.map(({ text }) => said.get(text) ?? null)
}
