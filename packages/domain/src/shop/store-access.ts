import type { ClassRole } from '../classes/class-role'

/** What somebody is to the shop of a class; whoever is nobody there does not know that it exists. */
export type ShopPart = 'student' | 'teacher' | 'admin' | 'nobody'

const parts: Record<ClassRole, ShopPart> = {
  teacher: 'teacher',
  coTeacher: 'teacher',
  admin: 'admin',
  student: 'student',
  stranger: 'nobody',
}

/** What somebody is to a shop, given what they are to its class (shop.md#who-may-what). */
export const partInShop = (role: ClassRole): ShopPart => parts[role]

/** Rewards, cards, refunds and the rule for earning are the teacher's business (shop.md#who-may-what). */
export const mayKeepShop = (part: ShopPart): boolean => part === 'teacher' || part === 'admin'

/** An own reward is used by whoever bought it; one of the class by the teacher alone (shop.md#purchases). */
export const mayUseItem = (part: ShopPart, isOwn: boolean): boolean => isOwn || mayKeepShop(part)
