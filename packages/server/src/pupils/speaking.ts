import { isPupil } from '@duologue/domain/accounts/is-pupil'
import type { Reader } from '@duologue/domain/accounts/reader'
import { maySpeak } from '@duologue/domain/pupils/may-speak'
import { usualPupilSettings } from '@duologue/domain/pupils/pupil-settings'
import type { Queries } from '../database/connect'
import { Refused } from '../http/refused'
import { pupilOfScan } from './pupil-store'

/** Whether a pupil may use Speaking Mode, as they were read with their class and their consent. */
export const speaks = ({
  speaking,
  consentedAt,
}: NonNullable<Awaited<ReturnType<typeof pupilOfScan>>>): boolean =>
  maySpeak(speaking ?? usualPupilSettings.speaking, consentedAt !== null)

/** Whether a pupil may use Speaking Mode now (pupils.md#speaking-mode). */
export async function pupilSpeaks(queries: Queries, id: string): Promise<boolean> {
  const pupil = await pupilOfScan(queries, id)
  return pupil === undefined || speaks(pupil)
}

/** Refuses Speaking Mode to a pupil who may not use it; everybody else may (pupils.md#speaking-mode). */
export async function requireMaySpeak(queries: Queries, reader: Reader): Promise<void> {
  if (reader.kind === 'user' && isPupil(reader) && !(await pupilSpeaks(queries, reader.id)))
    throw new Refused('speaking-needs-consent')
}
