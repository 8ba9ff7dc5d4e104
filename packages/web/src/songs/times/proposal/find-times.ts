import type { SongLanguage } from '@duologue/domain/choices/song-choices'
import type { Proposal } from '@duologue/domain/songs/align/propose-times'
import { isUntimed } from '@duologue/domain/songs/times/lyric-times'
import type { Hundredths } from '@duologue/domain/songs/times/time'
import type { Client } from '../../../api/client'
import type { TimeSheet } from '../time-sheet'
import type { AlignStep } from './align-messages'
import { readRecording } from './read-recording'
import { runAligner } from './run-aligner'
import { saidClips } from './said-clips'

/** How far it is. */
export type FindStep = { step: 'reading' | 'saying' } | AlignStep

/**
 * Finds times for the lyrics of a sheet that have none, in a recording that never leaves this browser
 * (songs.md#propose-times).
 *
 * @param late how much later than the song's own video or file the recording begins, in hundredths
 */
export async function findTimes(
  {
    client,
    sheet,
    language,
    file,
    late,
  }: {
    client: Client
    sheet: TimeSheet
    language: SongLanguage
    file: () => Promise<ArrayBuffer>
    late: Hundredths
  },
  onStep: (step: FindStep) => void,
  signal: AbortSignal,
): Promise<Proposal[]> {
  onStep({ step: 'reading' })
  const samples = await readRecording(await file())
  signal.throwIfAborted()
  onStep({ step: 'saying' })
  const texts = sheet.lines()
  const said = await saidClips(client, language, texts, signal)
  const lines = sheet.timeline().map((times, place) => ({
    text: texts[place]?.text ?? '',
    start: isUntimed(times) ? null : Math.max(0, times.start - late),
  }))
  const found = await runAligner({ samples, language, lines, said }, onStep, signal)
  return found.flatMap(one =>
    one.start + late < 0 ? [] : { ...one, start: one.start + late, stop: one.stop + late },
  )
}
