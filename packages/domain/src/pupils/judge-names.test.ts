import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DecidedName, isDoubtful, judgeNames, type KnownPupil } from './judge-names'

const row = (given: string, family = '', more: Partial<DecidedName> = {}): DecidedName => ({
  given,
  family,
  externalId: null,
  ...more,
})
const pupil = (id: string, given: string, family = '', externalId: string | null = null) => ({
  id,
  given,
  family,
  externalId,
  className: '5b',
})
const kinds = (rows: DecidedName[], here: KnownPupil[] = [], elsewhere: KnownPupil[] = []) =>
  judgeNames(rows, { here, elsewhere }).map(({ kind }) => kind)

describe('a name without a number', () => {
  test('is new where nobody has it', () => {
    expect(kinds([row('Mia', 'Roth'), row('Ben')])).toEqual(['new', 'new'])
  })

  test.each([row('MIA', 'roth'), row('Mía', 'Roth'), row('Mia Roth')])(
    'is here already, without regard to case, accents and columns: %j',
    listed => {
      expect(judgeNames([listed], { here: [pupil('1', 'Mia', 'Roth')], elsewhere: [] })).toEqual([
        { kind: 'here', pupil: '1' },
      ])
    },
  )

  test('is asked for when it stands there twice, or in another class of the reader', () => {
    expect(kinds([row('Peter'), row('PETER')])).toEqual(['new', 'twice'])
    expect(
      judgeNames([row('Mia', 'Roth')], { here: [], elsewhere: [pupil('1', 'Mia', 'Roth')] }),
    ).toEqual([{ kind: 'perhaps', className: '5b' }])
  })

  test('is as often here as the class has it', () => {
    expect(kinds([row('Mia'), row('Mia')], [pupil('1', 'Mia'), pupil('2', 'Mia')])).toEqual([
      'here',
      'here',
    ])
    expect(kinds([row('Mia'), row('Mia')], [pupil('1', 'Mia')])).toEqual(['here', 'twice'])
  })

  test('is decided by who reads it', () => {
    const twice = [row('Mia'), row('Mia', '', { decision: 'new' })]
    expect(kinds(twice)).toEqual(['new', 'new'])
    expect(kinds([row('Mia'), row('Mia', '', { decision: 'leave' })])).toEqual(['new', 'left'])
    expect(kinds([row('Mia', '', { decision: 'new' })], [pupil('1', 'Mia')])).toEqual(['new'])
    expect(kinds([row('Mia', '', { decision: 'new' })], [], [pupil('1', 'Mia')])).toEqual(['new'])
  })
})

describe('a name with a number', () => {
  const mia = pupil('1', 'Mia', 'Roth', '17')

  test('is whoever has the number: the same, or renamed', () => {
    expect(kinds([row('Mia', 'Roth', { externalId: '17' })], [mia])).toEqual(['here'])
    expect(
      judgeNames([row('Mia', 'Ax', { externalId: '17' })], { here: [mia], elsewhere: [] }),
    ).toEqual([{ kind: 'renamed', pupil: '1', before: { given: 'Mia', family: 'Roth' } }])
  })

  test('marks both of two rows, and whoever has it in another class, whatever is decided', () => {
    const two = [
      row('Mia', 'Roth', { externalId: '17' }),
      row('Ben', '', { externalId: '17', decision: 'new' }),
    ]
    expect(kinds(two)).toEqual(['sameId', 'sameId'])
    expect(kinds(two.slice(1), [], [mia])).toEqual(['sameId'])
    expect(
      kinds([two[0] ?? row(''), { ...row('Ben'), externalId: '17', decision: 'leave' }]),
    ).toEqual(['new', 'left'])
  })

  test('is not somebody of the same name with another number', () => {
    expect(kinds([row('Mia', 'Roth', { externalId: '18' })], [mia])).toEqual(['new'])
    expect(kinds([row('Mia', 'Roth', { externalId: '17' }), row('Mia', 'Roth')], [mia])).toEqual([
      'here',
      'new',
    ])
  })
})

test('a faulty row is told, whatever is decided', () => {
  expect(judgeNames([row('=1+1', '', { decision: 'new' })], { here: [], elsewhere: [] })).toEqual([
    { kind: 'fault', fault: { kind: 'notAName' } },
  ])
  expect(isDoubtful({ kind: 'twice' })).toBe(true)
  expect(isDoubtful({ kind: 'renamed', pupil: '1', before: { given: 'M', family: '' } })).toBe(
    false,
  )
})

test('a list that was taken is here already when it comes again', () => {
  const listed = fc.record({
    given: fc.constantFrom('Mia', 'Mía', 'Ben', 'Zoë'),
    family: fc.constantFrom('', 'Roth', 'ROTH', 'Ax'),
    externalId: fc.constant(null),
  })
  const numbered = fc
    .uniqueArray(fc.nat(99), { maxLength: 6 })
    .map(ids => ids.map(id => ({ given: 'Mia', family: 'Roth', externalId: String(id) })))
  fc.assert(
    fc.property(fc.array(listed), numbered, (some, others) => {
      const rows: DecidedName[] = [...others, ...some]
      const decided = rows.map(one => ({ ...one, decision: 'new' as const }))
      const made = judgeNames(decided, { here: [], elsewhere: [] })
      expect(new Set(made.map(({ kind }) => kind))).toEqual(new Set(rows.length > 0 ? ['new'] : []))
      const here = decided.map((one, at) =>
        pupil(String(at), one.given, one.family, one.externalId),
      )
      expect(kinds(rows, here).filter(kind => kind !== 'here')).toEqual([])
    }),
  )
})
