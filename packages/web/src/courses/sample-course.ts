import type { Course, CourseItemShown } from '@duologue/contract/courses/course-shapes'

/** A conversation in a course, for tests. */
const sampleItem = (id: string, title: string, { isPublished = true } = {}): CourseItemShown => ({
  kind: 'conversation',
  id,
  conversation: {
    id,
    shortid: `short-${id}`,
    title,
    gist: '',
    coverimage: null,
    scene: null,
    language: 'es',
    difficulty: 'A1',
    lines: 10,
    settings: { isPublished },
  },
  marks: { learn: 'empty', duel: 'empty', say: 'empty', isDone: false, isKept: false },
})

const nothingDone = { available: 2, done: 0, isDone: false, isKept: false }

/** A course of two units, for tests. */
export const sampleCourse: Course = {
  id: 'one',
  shortid: 'abcdefgh',
  title: 'El camino',
  description: '',
  language: 'es',
  displayLanguage: 'Spanish',
  ownLanguageName: 'Español',
  translationLanguage: 'en',
  levels: ['A1'],
  author: null,
  settings: { isPublished: false },
  isSample: false,
  conversations: 3,
  lists: 0,
  version: 3,
  own: null,
  units: [
    {
      key: 'first',
      title: 'Hola',
      level: 'A1',
      aims: ['say who I am'],
      items: [sampleItem('a', 'La llave'), sampleItem('b', 'El gato', { isPublished: false })],
      standing: nothingDone,
    },
    {
      key: 'second',
      title: '',
      level: null,
      aims: [],
      items: [{ kind: 'unavailable', id: 'c', was: 'list' }],
      standing: { ...nothingDone, available: 0 },
    },
  ],
}
