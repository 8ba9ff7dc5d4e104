import type { PlayerNumber } from '@duologue/domain/battle/battle-setup'
import type { Happening } from '@duologue/domain/battle/happenings'
import { useEffect, useState } from 'react'
import { lastBlow } from '../arena/blows'

/** When a blow lands after it was struck, and how long it hurts, in milliseconds (battle.md#faces). */
const landsAfter = 380
const hurtsFor = 900

const players = [1, 2] as const

/** Who is hurt now: for 900 ms from the moment a blow has landed that cost health. */
export function useHurt(happenings: readonly Happening[]): ReadonlySet<PlayerNumber> {
  const [seen] = useState(() => happenings.at(-1)?.id ?? 0)
  const [hurt, setHurt] = useState<ReadonlySet<PlayerNumber>>(new Set())
  const blows = players.map(player => lastBlow(happenings, player, seen))
  const [first, second] = blows.map(blow => (blow && blow.damage > 0 ? blow.id : 0))
  useEffect(() => wound(1, first, setHurt), [first])
  useEffect(() => wound(2, second, setHurt), [second])
  return hurt
}

function wound(
  player: PlayerNumber,
  blow: number | undefined,
  setHurt: (change: (hurt: ReadonlySet<PlayerNumber>) => ReadonlySet<PlayerNumber>) => void,
) {
  if (!blow) return
  const lands = setTimeout(() => setHurt(hurt => new Set([...hurt, player])), landsAfter)
  const heals = setTimeout(
    () => setHurt(hurt => new Set([...hurt].filter(each => each !== player))),
    landsAfter + hurtsFor,
  )
  return () => {
    clearTimeout(lands)
    clearTimeout(heals)
  }
}
