import type { classes } from '@duologue/contract/classes'
import { accountKey } from '@duologue/domain/accounts/account-key'
import { classLimits } from '@duologue/domain/classes/class-limits'
import { productName } from '@duologue/domain/site/product-name'
import { idOfReader, knownPeople } from '../../accounts/index'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { newId } from '../../outside/random/new-id'
import { writeLog } from '../../school/index'
import { requireInUse } from '../archiving/in-use'
import type { ClassesRoom } from '../classes-room'
import { lockOwnClass } from '../seen-class'
import { teachersView } from './get-teachers'
import { invitationsOf, offerOf, upsertInvitation } from './teacher-store'

/**
 * Asks an address to teach a class beside its owner, and sends a mail there. Whether it has an account is looked up by
 * nobody: the answer is the same (classes.md#co-teachers).
 */
export function inviteTeacher(room: ClassesRoom): Handler<typeof classes.inviteTeacher> {
  const { database, clock, random, mails } = room
  return async ({ params: { id }, body: { email } }, { reader, language }) => {
    const invitedBy = idOfReader(reader)
    const words = (await room.wordsIn(language)).mails
    const answer = await inTransaction(database, random, async transaction => {
      const row = requireInUse(await lockOwnClass(transaction, id, reader))
      const now = clock.now()
      const emailKey = accountKey(email)
      const before = await invitationsOf(transaction, id, now)
      const others = before.filter(one => one.emailKey !== emailKey)
      if (row.coTeachers.length + others.length >= classLimits.coTeachers)
        throw new Refused('class-teachers-full')
      const until = new Date(now.getTime() + classLimits.invitationDays * 24 * 60 * 60 * 1000)
      const made = { id: newId(random, clock), class: id, email, emailKey, invitedBy, until }
      const kept = await upsertInvitation(transaction, made)
      await writeLog(transaction, { at: now, what: 'teacher-invited', actor: invitedBy, class: id })
      const by = (await knownPeople(transaction, [invitedBy])).get(invitedBy)?.fullName ?? ''
      const told = { product: productName, by, className: row.name }
      const link = `${room.publicUrl}/classes`
      await mails.enqueue(transaction, { to: email, ...words.invitation({ ...told, link }) })
      const offer = await offerOf(transaction, id, now)
      return teachersView(transaction, row, { invitations: [...others, kept], offer })
    })
    mails.wake()
    return answer
  }
}
