import type { BuiltLanguage } from '@duologue/domain/messages/site-languages'
import type { Queries } from '../../database/connect'
import { Refused } from '../../http/refused'
import { lockClass } from '../class-store'
import type { ClassesRoom } from '../classes-room'
import { enrolmentOf } from '../enrolment-store'
import { changeHands } from './change-hands'

/**
 * Gives a class of somebody to another teacher, whose account is locked, for an admin and their reason
 * (classes.md#handing-over).
 */
export const giveClass =
  (room: ClassesRoom) =>
  async (
    transaction: Queries,
    given: {
      class: string
      from: string
      to: string
      actor: string
      why: string
      language: BuiltLanguage
    },
  ): Promise<void> => {
    const { class: id, from, to, actor, why, language } = given
    const row = await lockClass(transaction, id)
    if (row?.teacher !== from) throw new Refused('class-not-found')
    if (await enrolmentOf(transaction, { class: id, student: to })) throw new Refused('no-teacher')
    await changeHands(room, transaction, row, { to, actor, language, why })
  }
