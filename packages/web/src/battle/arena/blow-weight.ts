import type { Happening } from '@duologue/domain/battle/happenings'

/** How hard a blow is felt (battle.md#blows): too late to hurt, light, full, heavy, or blocked. */
export type BlowWeight = 'late' | 'light' | 'full' | 'heavy' | 'blocked'

/** From which damage on a blow is full, and from which it is heavy. */
const fullFrom = 10
const heavyFrom = 20

type Hit = Extract<Happening, { kind: 'hit' | 'self-hit' }>

const isBlow = (happening: Happening): happening is Hit =>
  happening.kind === 'hit' || happening.kind === 'self-hit'

/** How hard a blow is felt that is among these happenings. */
export function weightOf(happenings: readonly Happening[], { id, at, damage }: Hit): BlowWeight {
  if (happenings.some(each => each.kind === 'blocked' && each.at === at && each.id > id))
    return 'blocked'
  if (damage === 0) return 'late'
  return damage >= heavyFrom ? 'heavy' : damage >= fullFrom ? 'full' : 'light'
}

/** Whether Critical Strike was used for this hit: since the blow before it. */
export function isCritical(happenings: readonly Happening[], hit: Hit): boolean {
  if (hit.kind !== 'hit') return false
  const before = happenings.findLast(each => isBlow(each) && each.id < hit.id)?.id ?? 0
  return happenings.some(
    each =>
      each.kind === 'power-used' &&
      each.power === 'critical-strike' &&
      each.player === hit.by &&
      each.id > before &&
      each.id < hit.id,
  )
}
