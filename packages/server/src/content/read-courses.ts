import { sampleCourse } from '@duologue/contract/samples/sample-course'
import { type Keyed, readFiles, WrongSample } from './read-files'
import { readSampleLists } from './read-lists'
import { readSamples } from './read-samples'

export type KeyedCourse = Keyed<ReturnType<typeof sampleCourse.parse>>

/**
 * Every course of `content/courses`, by key; throws a `WrongSample` for the first that cannot be read or names what is none
 * of the samples.
 */
export async function readSampleCourses(contentFolder: string): Promise<KeyedCourse[]> {
  const [courses, samples, lists] = await Promise.all([
    readFiles(contentFolder, 'courses', sampleCourse),
    readSamples(contentFolder),
    readSampleLists(contentFolder),
  ])
  const known = {
    conversation: new Set(samples.map(({ key }) => key)),
    list: new Set(lists.map(({ key }) => key)),
  }
  for (const { shown, sample } of courses) {
    const unknown = sample.units
      .flatMap(({ items }) => items)
      .find(({ kind, key }) => !known[kind].has(key))
    if (unknown) throw new WrongSample(`${shown}: there is no sample "${unknown.key}"`)
  }
  return courses
}
