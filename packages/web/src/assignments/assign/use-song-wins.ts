import type { AssignmentMode } from '@duologue/domain/choices/assignment-choices'
import type { BattleDifficulty } from '@duologue/domain/choices/battle-difficulties'
import { songModes } from '@duologue/domain/choices/song-game-choices'
import { typicalSongWins } from '@duologue/domain/songs/game/typical-song-wins'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Client } from '../../api/client'

/** What wins over a song pay in a mode, from the least to the most; null where that is not known. */
export type WinsOf = (
  mode: AssignmentMode,
  difficulty: BattleDifficulty,
) => ReturnType<typeof typicalSongWins>

/** What wins over a song pay, once its lines have come; `song` is null where something else is assigned. */
export function useSongWins(client: Client, song: string | null): WinsOf {
  const { data } = useQuery({
    queryKey: ['song-to-assign', song],
    queryFn: () => client.songs.getSongSheet({ params: { id: song ?? '' } }),
    enabled: song !== null,
  })
  return useMemo(
    () => (mode, difficulty) => {
      const asked = (['any', ...songModes] as const).find(each => each === mode)
      return data && asked ? typicalSongWins(data, asked, difficulty) : null
    },
    [data],
  )
}
