import { boundSettings, hallSettingsFault } from '@duologue/domain/live/bound-settings'
import type { HallSettings } from '@duologue/domain/live/hall-settings'
import { Refused } from '../../http/refused'

type Played = Parameters<typeof hallSettingsFault>[1]

/** What is played in a hall, and the class that it is for. */
interface SetFor extends Pick<Played, 'kind'> {
  /** The song of a script; undefined for another one. */
  song: { readonly isForAll: boolean } | undefined
  /** What the class lets of scores be seen; null without a class. */
  ofClass: { scores: Parameters<typeof boundSettings>[1] } | null
}

/**
 * Settings that a hall can have, as far as its class lets its students be compared (live.md#settings). Throws a refusal
 * where it cannot have them.
 */
export function settledSettings(
  wished: HallSettings,
  { kind, song, ofClass }: SetFor,
): HallSettings {
  const settings = boundSettings(wished, ofClass?.scores ?? null)
  if (song && !song.isForAll && settings.joins === 'anyone')
    throw new Refused('song-not-for-anyone')
  const fault = hallSettingsFault(settings, { kind, hasClass: ofClass !== null })
  if (fault) throw new Refused('invalid-input', { [`settings.${fault}`]: 'is not valid' })
  return settings
}
