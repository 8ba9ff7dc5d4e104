import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../database/connect'
import { type PupilRow, pupils } from '../pupil-store'

/** When a keeper made the card that works now, for a pupil who was not told of it yet: they are told once (pupils.md#cards). */
export async function tellCard(
  { sql: queries }: Queries,
  {
    user,
    serial,
    isCardTold,
    cardedAt,
  }: Pick<PupilRow, 'user' | 'serial' | 'isCardTold' | 'cardedAt'>,
): Promise<{ newCardAt?: string }> {
  if (isCardTold) return {}
  await queries
    .update(pupils)
    .set({ isCardTold: true })
    .where(and(eq(pupils.user, user), eq(pupils.serial, serial)))
  return { newCardAt: cardedAt.toISOString() }
}
