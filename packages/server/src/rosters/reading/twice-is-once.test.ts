import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { rosterServer } from '../../testing/rosters/roster-server'
import { rosterFilesOf, rosterRow } from '../../testing/rosters/roster-zip'

const { person, class: classOf, enrolment } = rosterRow

/** Names in several ways of writing, some with signs that nobody sees. */
const names = [
  'Mia|Roth',
  'Zoe\u0308|O’Neil',
  'Zoë|O’Neil',
  '王小明|',
  '\u202EaiM|Roth',
  'مريم|خالد',
]
const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { maxLength: 6 })
const ofNumbers = <Told>(told: fc.Arbitrary<Told>) =>
  numbers.chain(ids => fc.tuple(...ids.map(id => told.map(one => ({ ...one, id })))))

/** What a school may tell: some people, some classes, and places of people and in classes that may not be told. */
const told = fc.record({
  people: ofNumbers(
    fc.record({
      role: fc.constantFrom('student', 'teacher', 'aide', 'guardian'),
      name: fc.constantFrom(...names),
      email: fc.constantFrom('', 'ana@school.example', 'no address'),
    }),
  ),
  classes: ofNumbers(fc.record({ title: fc.constantFrom('French 7b', 'Cafe\u0301', '') })),
  places: fc.uniqueArray(
    fc.record({
      person: fc.integer({ min: 0, max: 5 }),
      class: fc.integer({ min: 0, max: 5 }),
      role: fc.constantFrom('student', 'teacher', 'aide', 'proctor'),
    }),
    { maxLength: 12, selector: place => `${place.person} ${place.class}` },
  ),
})

type Told = typeof told extends fc.Arbitrary<infer One> ? One : never

const filesOf = ({ people, classes, places }: Told) =>
  rosterFilesOf({
    people: people.map(one => person(`p${one.id}`, one.role, one.name, one.email)),
    classes: classes.map(one => classOf(`c${one.id}`, one.title)),
    enrolments: places.map(one => enrolment(`p${one.person}@c${one.class}`, one.role)),
  })

describeOnDatabase('a roster', engine => {
  const here = rosterServer(engine)
  beforeEach(() => here.school.empty())

  test('that is brought twice changes nothing the second time, whatever was before it', async () => {
    await fc.assert(
      fc
        .asyncProperty(told, told, async (before, now) => {
          const { school } = here
          await school.bringAndApply({ files: filesOf(before) })
          await school.bringAndApply({ files: filesOf(now) })
          const kept = await school.kept()
          const again = await school.bring({ files: filesOf(now) })
          const { people, classes, places } = again.preview
          expect([again.changes, people, classes, places]).toEqual([
            0,
            ...Array.from({ length: 3 }, () => ({ new: 0, changed: 0, ending: 0, older: 0 })),
          ])
          expect(await school.kept()).toEqual(kept)
        })
        .afterEach(() => here.school.empty()),
      { numRuns: 25 },
    )
  }, 120_000)
})
