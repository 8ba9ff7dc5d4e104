import type { BuiltLanguage } from '@duologue/domain/messages/site-languages'
import { productName } from '@duologue/domain/site/product-name'
import { type AccountsRoom, knownPeople, userById } from '../../accounts/index'
import type { Queries } from '../../database/connect'
import { type Logged, wasLogged, writeLog } from '../../school/index'
import { classById } from '../class-store'

/** What is done to the pupils of a class that its owner gets a mail about (classes.md#what-the-owner-is-told). */
export type ClassDeed = 'cards' | 'claim' | 'device' | 'export' | 'webhook'

/** For how long more of the same by the same person brings no other mail: as long as a login counts as new. */
const quiet = 12 * 60 * 60 * 1000

/**
 * Writes down what was done, and has its owner told by a mail, once for all that one person does of a kind within twelve
 * hours; where no class keeps whom it was done to, it is written down alone.
 */
export async function logForOwner(
  { mails, wordsIn, publicUrl }: Pick<AccountsRoom, 'mails' | 'wordsIn' | 'publicUrl'>,
  queries: Queries,
  done: Logged & { actor: string },
  { class: id, deed, language }: { class: string | null; deed: ClassDeed; language: BuiltLanguage },
): Promise<void> {
  if (id === null) return writeLog(queries, done)
  const { what, actor, at } = done
  const since = new Date(at.getTime() - quiet)
  const isMore = await wasLogged(queries, { what, actor, class: id, since })
  await writeLog(queries, { ...done, class: id })
  if (isMore) return
  const row = await classById(queries, id)
  const owner = row && (await userById(queries, row.teacher))
  if (!row || !owner?.email) return
  const by = (await knownPeople(queries, [actor])).get(actor)?.fullName ?? ''
  const words = (await wordsIn(owner.language ?? language)).mails
  const told = { product: productName, by, className: row.name, link: `${publicUrl}/classes` }
  await mails.enqueue(queries, { to: owner.email, ...words.classDeed({ ...told, deed }) })
}
