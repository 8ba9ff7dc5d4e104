import type { Reader } from '../accounts/reader'

/** What somebody is to the shop of a class; whoever is nobody there does not know that it exists. */
export type ShopPart = 'student' | 'teacher' | 'admin' | 'nobody'

/**
 * What the reader is to a shop, given its class's teacher and whether they are enrolled in it (shop.md#who-may-what).
 */
export function partInShop(
  reader: Reader,
  shop: { teacher: string },
  isStudent: boolean,
): ShopPart {
  if (reader.kind === 'visitor') return 'nobody'
  if (reader.id === shop.teacher) return 'teacher'
  if (reader.role === 'admin') return 'admin'
  return isStudent ? 'student' : 'nobody'
}

/** Rewards, cards, refunds and the rule for earning are the teacher's business (shop.md#who-may-what). */
export const mayKeepShop = (part: ShopPart): boolean => part === 'teacher' || part === 'admin'

/** An own reward is used by whoever bought it; one of the class by the teacher alone (shop.md#purchases). */
export const mayUseItem = (part: ShopPart, isOwn: boolean): boolean => isOwn || mayKeepShop(part)
