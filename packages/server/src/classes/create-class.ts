import type { classes } from '@duologue/contract/classes'
import { newClassLanguage } from '@duologue/domain/choices/class-languages'
import { classColors, classIcons } from '@duologue/domain/choices/class-looks'
import { newClassScores } from '@duologue/domain/choices/class-scores'
import { newClassMaturity } from '@duologue/domain/choices/song-choices'
import { mayMakeClass } from '@duologue/domain/classes/may-make-class'
import { usualPupilSettings } from '@duologue/domain/pupils/pupil-settings'
import { idOfReader, lockAccountType } from '../accounts/index'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { newId } from '../outside/random/new-id'
import { answerClass } from './answer-class'
import { insertClass } from './class-store'
import type { ClassesRoom } from './classes-room'
import { withFreeCode } from './joining/with-free-code'

export function createClass(room: ClassesRoom): Handler<typeof classes.createClass> {
  const { database, clock, random } = room
  const oneOf = (choices: readonly string[]) =>
    choices[(random.bytes(1)[0] ?? 0) % choices.length] ?? ''
  return async ({ body }, { reader }) => {
    const teacher = idOfReader(reader)
    const made = {
      id: newId(random, clock),
      name: body.name,
      color: body.color ?? oneOf(classColors),
      icon: body.icon ?? oneOf(classIcons),
      language: body.language ?? newClassLanguage,
      teacher,
      scores: newClassScores,
      songMaturity: newClassMaturity,
      isOpen: true,
      code: null,
      createdAt: clock.now(),
      archivedAt: null,
      ...usualPupilSettings,
    }
    const make = () =>
      inTransaction(database, random, async transaction => {
        const type = await lockAccountType(transaction, teacher)
        if (!mayMakeClass(reader, type)) throw new Refused('not-allowed')
        return insertClass(transaction, made)
      })
    const row = await withFreeCode(make)
    return answerClass(room, { row, by: { id: teacher, role: 'teacher' } }, ['all'])
  }
}
