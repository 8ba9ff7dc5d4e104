import { classCopyingTexts } from '../messages/classes/class-copying'
import { classTexts as texts } from '../messages/classes/classes'
import { classLimits } from './class-limits'

/** What is wrong with a class's name, in the words shown under it; undefined when nothing is (classes.md#creating). */
export function classNameFault(value: string): string | undefined {
  const name = value.trim()
  if (name === '') return texts.nameRequired
  return name.length > classLimits.name ? texts.nameTooLong(classLimits.name) : undefined
}

/** What is wrong with the weeks by which dates move; undefined when nothing is (classes.md#copying). */
export function weeksFault(value: string): string | undefined {
  const most = Math.floor(classLimits.copiedDays / 7)
  const weeks = value.trim()
  return /^\d{1,3}$/.test(weeks) && Number(weeks) <= most
    ? undefined
    : classCopyingTexts.weeksFault(most)
}
