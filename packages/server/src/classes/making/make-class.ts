import type { Reader } from '@duologue/domain/accounts/reader'
import { newClassLanguage } from '@duologue/domain/choices/class-languages'
import { classColors, classIcons } from '@duologue/domain/choices/class-looks'
import { newClassScores } from '@duologue/domain/choices/class-scores'
import { newClassMaturity } from '@duologue/domain/choices/song-choices'
import { mayMakeClass } from '@duologue/domain/classes/may-make-class'
import { usualPupilSettings } from '@duologue/domain/pupils/pupil-settings'
import { idOfReader, lockAccountType, requireApproved } from '../../accounts/index'
import type { Queries } from '../../database/connect'
import { Refused } from '../../http/refused'
import { newId } from '../../outside/random/new-id'
import { insertClass } from '../class-store'
import type { ClassRow } from '../class-table'
import type { ClassesRoom } from '../classes-room'

/** What is told of a new class; what is not is chosen (classes.md#creating). */
interface ToldClass {
  name: string
  color?: string | undefined
  icon?: string | undefined
  language?: string | undefined
}

/** Makes a class of the reader's, whose account is locked by it. Its code may be taken: `withFreeCode` does it again. */
export async function makeClass(
  { clock, random, teacherRule }: Pick<ClassesRoom, 'clock' | 'random' | 'teacherRule'>,
  transaction: Queries,
  reader: Reader,
  told: ToldClass,
): Promise<ClassRow> {
  const oneOf = (choices: readonly string[]) =>
    choices[(random.bytes(1)[0] ?? 0) % choices.length] ?? ''
  const teacher = idOfReader(reader)
  const type = await lockAccountType(transaction, teacher)
  if (!mayMakeClass(reader, type)) throw new Refused('not-allowed')
  await requireApproved({ teacherRule }, transaction, teacher)
  return insertClass(transaction, {
    id: newId(random, clock),
    name: told.name,
    color: told.color ?? oneOf(classColors),
    icon: told.icon ?? oneOf(classIcons),
    language: told.language ?? newClassLanguage,
    teacher,
    scores: newClassScores,
    songMaturity: newClassMaturity,
    isOpen: true,
    code: null,
    createdAt: clock.now(),
    archivedAt: null,
    ...usualPupilSettings,
  })
}
