import { waitsToTeach } from '@duologue/domain/accounts/teacher-approval'
import type { BuiltLanguage } from '@duologue/domain/messages/site-languages'
import { productName } from '@duologue/domain/site/product-name'
import { approveTeachers, knownPeople, userById } from '../../accounts/index'
import type { Queries } from '../../database/connect'
import { writeLog } from '../../school/index'
import { changeOwner } from '../class-store'
import type { ClassRow } from '../class-table'
import type { ClassesRoom } from '../classes-room'
import { deleteTeacherRow, forgetOffer } from '../teachers/teacher-store'

/** Who has a class from now on, who says so (an admin for a reason), and in which language they read. */
export interface Taking {
  to: string
  actor: string
  language: BuiltLanguage
  why?: string
}

/** A mail to somebody about a class, in their language; nobody without an address gets one. */
export async function mailTo(
  { mails, wordsIn, publicUrl }: ClassesRoom,
  transaction: Queries,
  { user, language }: { user: string; language: BuiltLanguage },
  letter:
    | { kind: 'offer'; by: string; row: ClassRow }
    | { kind: 'handedOver'; to: string; row: ClassRow },
): Promise<void> {
  const person = await userById(transaction, user)
  if (!person?.email) return
  const words = (await wordsIn(person.language ?? language)).mails
  const told = { product: productName, className: letter.row.name, link: `${publicUrl}/classes` }
  const mail =
    letter.kind === 'offer'
      ? words.offer({ ...told, by: letter.by })
      : words.handedOver({ ...told, to: letter.to })
  await mails.enqueue(transaction, { to: person.email, ...mail })
}

/** What somebody is called in a mail. */
export const nameOf = async (transaction: Queries, id: string) =>
  (await knownPeople(transaction, [id])).get(id)?.fullName ?? ''

/** Whom an admin gives a class the school has approved by that (accounts.md#approved-teachers). */
async function approveByClass(
  { clock, teacherRule }: ClassesRoom,
  transaction: Queries,
  { to, actor, why }: Taking,
): Promise<void> {
  const teacher = await userById(transaction, to)
  if (!teacher || !waitsToTeach(teacherRule, teacher)) return
  await approveTeachers(transaction, [to])
  const told = { at: clock.now(), what: 'teacher-approved', actor, person: to } as const
  await writeLog(transaction, { ...told, about: why ?? 'asked' })
}

/**
 * Gives a locked class to another owner, with the cards of its students (classes.md#handing-over): whoever owned it does
 * not teach it any more, and both get a mail but for who says so.
 */
export async function changeHands(
  room: ClassesRoom,
  transaction: Queries,
  row: ClassRow,
  taking: Taking,
): Promise<void> {
  const { to, actor, language, why } = taking
  await approveByClass(room, transaction, taking)
  const [id, from, now] = [row.id, row.teacher, room.clock.now()]
  await room.beforeOwnerChanges(transaction, { class: id, from, to, actor })
  await forgetOffer(transaction, id)
  await deleteTeacherRow(transaction, id, to)
  await changeOwner(transaction, id, to)
  await room.onTeacherGone(transaction, { class: id, teacher: from })
  const logged = { at: now, what: 'class-handed-over', actor, person: to, class: id } as const
  await writeLog(transaction, { ...logged, ...(why ? { about: why } : {}) })
  const name = await nameOf(transaction, to)
  for (const user of [from, to].filter(each => each !== actor))
    await mailTo(room, transaction, { user, language }, { kind: 'handedOver', to: name, row })
}
