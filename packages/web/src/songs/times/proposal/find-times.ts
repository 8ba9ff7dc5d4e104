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
import { type ProposalScope, soughtPlaces } from './sought-places'

/** How far it is. */
export type FindStep = { step: 'reading' | 'saying' } | AlignStep

/**
 * Finds times for the lyrics of a sheet that are asked for, in a recording that never leaves this browser
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
    scope,
  }: {
    client: Client
    sheet: TimeSheet
    language: SongLanguage
    file: () => Promise<ArrayBuffer>
    late: Hundredths
    scope: ProposalScope
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
    start: scope === 'all' || isUntimed(times) ? null : Math.max(0, times.start - late),
  }))
  const found = await runAligner({ samples, language, lines, said }, onStep, signal)
  // What somebody sets while it is looked for stays.
  const sought = soughtPlaces(sheet.timeline(), scope, sheet.wasTapped)
  return found.flatMap(one =>
    one.start + late < 0 || !sought.has(one.place)
      ? []
      : { ...one, start: one.start + late, stop: one.stop + late },
  )
}
