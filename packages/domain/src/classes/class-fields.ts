import { classTexts as texts } from '../messages/classes/classes'
import { classLimits } from './class-limits'

/** What is wrong with a class's name, in the words shown under it; undefined when nothing is (classes.md#creating). */
export function classNameFault(value: string): string | undefined {
  const name = value.trim()
  if (name === '') return texts.nameRequired
  return name.length > classLimits.name ? texts.nameTooLong(classLimits.name) : undefined
}
