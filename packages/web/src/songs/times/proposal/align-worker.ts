import { cepstraOf, normalisedCepstra } from '@duologue/domain/songs/align/cepstra'
import { proposeTimes } from '@duologue/domain/songs/align/propose-times'
import { saidLines } from '@duologue/domain/songs/align/said-lines'
import { voicedFrames } from '@duologue/domain/songs/align/voiced-frames'
import type { AlignOrder, AlignTold } from './align-messages'
import { voiceChances } from './voice-chances'

const tell = (told: AlignTold) => postMessage(told)

/** Finds the lyrics of a song in a recording, beside the page (songs.md#propose-times). */
async function align({ samples, language, lines, said }: AlignOrder): Promise<void> {
  const chances = await voiceChances(samples, share => tell({ step: 'voice', share }))
  tell({ step: 'lines' })
  const isVoiced = voicedFrames(chances, samples.length)
  const sound = normalisedCepstra(cepstraOf(samples), isVoiced)
  const proposals = proposeTimes({ sound, isVoiced, language, lines, said: saidLines(said) })
  tell({ step: 'done', proposals })
}

addEventListener('message', ({ data }: MessageEvent<AlignOrder>) => {
  align(data).catch(() => tell({ step: 'failed' }))
})
