import type { Queries } from '../../database/connect'
import { changeClaims } from '../claims/claim-store'
import { changeHomes, type NewHome } from '../pupil-store'
import { deleteMovesOf } from './move-store'

/** Lets other classes keep locked pupils, or the school; whoever keeps them then is asked anew (pupils.md#claiming). */
export async function movePupils(transaction: Queries, moved: readonly NewHome[]): Promise<void> {
  if (moved.length === 0) return
  const users = moved.map(({ user }) => user)
  await changeClaims(transaction, users, { agreedBy: null, agreedAt: null })
  await deleteMovesOf(transaction, users)
  await changeHomes(transaction, moved)
}
