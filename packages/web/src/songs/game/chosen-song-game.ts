import type { SongSheet } from '@duologue/contract/songs/song-sheet'
import { offeredOf } from '@duologue/domain/battle/battle-offer'
import {
  defaultSongMode,
  type SongMode,
  type SongSource,
  songModes,
} from '@duologue/domain/choices/song-game-choices'
import { songGameTexts as texts } from '@duologue/domain/messages/songs/song-games'
import { isTimed } from '@duologue/domain/songs/game/asked-lines'
import { canPlaySong } from '@duologue/domain/songs/game/can-play-song'
import type { SongOffer } from '@duologue/domain/songs/game/song-offer'
import type { SongWishes } from '@duologue/domain/songs/game/song-setup'
import { useState } from 'react'
import { relaxedTiming } from '../../saved-here/battle-choices'
import { roundDifficulty } from '../../saved-here/pronunciation-choices'
import { useSpeakingFault } from '../../speech/speaking-fault'

/** What is chosen for a game; a ticket adds the extra time of a pupil. */
export type ChosenSongGame = Omit<SongWishes, 'extraTime'>

/** Whether a song has sound of its own, for some line at least. */
export const hasOwnSound = ({ mediaUrl, youtubeId, lines }: SongSheet): boolean =>
  (mediaUrl !== null || youtubeId !== null) && lines.some(isTimed)

/** Why a game cannot be played with the rest as it is chosen; null where it can (song-games.md#setup). */
function reasonAgainst(
  sheet: SongSheet,
  chosen: Pick<ChosenSongGame, 'mode' | 'difficulty' | 'source'>,
  fault: string | undefined,
): string | null {
  if (chosen.mode === 'speaking' && fault !== undefined) return fault
  return canPlaySong(sheet, chosen) ? null : texts.tooFew
}

/**
 * What is chosen now, and why what else there is cannot be played. A song without sound of its own is played with a
 * voice.
 *
 * @param asked the mode that is chosen at first; what is not offered is ignored.
 */
export function useChosenSongGame(sheet: SongSheet, asked: string | undefined, offer: SongOffer) {
  const fault = useSpeakingFault(texts.needsMicrophone)
  const [wishedMode, setMode] = useState<string>(asked ?? defaultSongMode)
  const mode = offeredOf(wishedMode, offer.modes, defaultSongMode) ?? defaultSongMode
  const wishedDifficulty = roundDifficulty.use()
  const difficulty =
    offeredOf(wishedDifficulty, offer.difficulties, wishedDifficulty) ?? wishedDifficulty
  const [wished, setSource] = useState<SongSource>('song')
  const relaxed = relaxedTiming.use()
  const source = hasOwnSound(sheet) ? wished : 'voice'
  const chosen: ChosenSongGame = { mode, difficulty, source, relaxed }
  const reasons = Object.fromEntries(
    songModes.map(one => [one, reasonAgainst(sheet, { ...chosen, mode: one }, fault)]),
  ) as Record<SongMode, string | null>
  return { chosen, reasons, setMode, setSource }
}
