import type { BuiltLanguage } from '@duologue/domain/messages/site-languages'
import { productName } from '@duologue/domain/site/product-name'
import type { PersonRow } from '../../accounts/index'
import type { Queries } from '../../database/connect'
import type { SchoolRoom } from '../school-room'

/** Tells a teacher in their language what the school has decided; nobody without an address is told by mail. */
export async function mailDecision(
  { accounts: { mails, wordsIn, publicUrl } }: Pick<SchoolRoom, 'accounts'>,
  transaction: Queries,
  { email, language: own }: PersonRow,
  decision: { is: 'teacherApproved' | 'teacherRefused'; language: BuiltLanguage },
): Promise<void> {
  if (!email) return
  const words = (await wordsIn(own ?? decision.language)).mails
  const told = { product: productName, link: `${publicUrl}/classes` }
  await mails.enqueue(transaction, { to: email, ...words[decision.is](told) })
}
