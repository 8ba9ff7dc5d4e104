import { describe, expect, test } from 'vitest'
import { compareMembers, newNames, notHereIn } from './compare-members'
import { membersLimits } from './members-limits'
import { firstPage, nextPage, readMembers } from './read-members'

const learner = 'http://purl.imsglobal.org/vocab/lis/v2/membership#Learner'
const list = 'https://school.example/courses/7/members'
const said = (...members: object[]) => JSON.stringify({ id: list, members })

describe('a page of the members of a course (lti.md#members)', () => {
  test('tells who is in it now, on which side', () => {
    const read = readMembers(
      said(
        {
          user_id: 'a',
          roles: [learner],
          status: 'Active',
          given_name: 'Mia',
          family_name: 'Roth',
        },
        { user_id: 'b', roles: ['Instructor', 'Learner'], name: 'Teo Vega' },
        { user_id: 'c', roles: ['Learner'] },
      ),
    )
    expect(read).toEqual({
      count: 3,
      members: [
        { subject: 'a', side: 'student', given: 'Mia', family: 'Roth' },
        { subject: 'b', side: 'teacher', given: 'Teo Vega', family: null },
        { subject: 'c', side: 'student', given: null, family: null },
      ],
    })
  })

  test.each([
    ['who was taken out', { user_id: 'a', roles: [learner], status: 'Inactive' }],
    ['who was deleted', { user_id: 'a', roles: [learner], status: 'Deleted' }],
    ['an observer', { user_id: 'a', roles: ['Mentor'] }],
    [
      'a look through a student’s eyes',
      {
        user_id: 'a',
        roles: [learner, 'http://purl.imsglobal.org/vocab/lti/system/person#TestUser'],
      },
    ],
    ['nobody', { roles: [learner] }],
    ['what is no text', { user_id: 7, roles: learner }],
    ['nothing', {}],
  ])('%s counts as nobody', (_, one) => {
    expect(readMembers(said(one))).toEqual({ count: 1, members: [] })
  })

  test.each(['', 'no JSON', '[]', '{}', '{"members":{}}', 'null'])('%s is no list', text => {
    expect(readMembers(text)).toBeUndefined()
  })

  test('is asked for with a limit, beside what its address says already', () => {
    expect(firstPage(list)).toBe(`${list}?limit=${membersLimits.onPage}`)
    expect(firstPage(`${list}?type=7#top`)).toBe(`${list}?type=7&limit=${membersLimits.onPage}`)
    expect(firstPage(`${list}?limit=20`)).toBe(`${list}?limit=20`)
  })

  test.each([
    [undefined, undefined],
    ['', undefined],
    [`<${list}?from=50>; rel="differences"`, undefined],
    [`<${list}?from=50>; rel="next"`, `${list}?from=50`],
    [`<${list}?from=50>; rel=next`, `${list}?from=50`],
    [`<${list}?a=1,2>; title="a, b"; rel="current", <${list}?p=2>; rel="last next"`, `${list}?p=2`],
    ['</courses/7/members?p=2>;rel="next"', `${list}?p=2`],
    ['<https://SCHOOL.example:443/x>; rel="next"', 'https://SCHOOL.example:443/x'],
  ])('next of %s', (link, address) => {
    expect(nextPage(link, list)).toEqual(address === undefined ? undefined : { address })
  })

  test.each([
    '<https://other.example/x>; rel="next"',
    '<http://school.example/x>; rel="next"',
    '<//other.example/x>; rel="next"',
    '<https://school.example.other.example/x>; rel="next"',
    '<https://school.example@other.example/x>; rel="next"',
    '<javascript:alert(1)>; rel="next"',
    '<>; rel="next"',
  ])('%s leads elsewhere', link => {
    expect(nextPage(link, list)).toBe('elsewhere')
  })
})

describe('a course compared with its class', () => {
  const student = (subject: string) =>
    ({ subject, side: 'student', given: null, family: null }) as const
  const teacher = (subject: string) => ({ ...student(subject), side: 'teacher' }) as const

  test('tells who is here, who is not yet, and who has left', () => {
    const compared = compareMembers(
      [student('a'), student('b'), student('b'), teacher('t')],
      [
        { subject: 'a', user: '1' },
        { subject: 'x', user: '2' },
      ],
      'student',
    )
    expect(compared).toEqual({
      here: [{ user: '1', member: student('a') }],
      notHere: [student('b')],
      left: ['2'],
    })
  })

  test('who teaches now has not left', () => {
    const known = [{ subject: 'a', user: '1' }]
    expect(compareMembers([teacher('a')], known, 'student')).toEqual({
      here: [],
      notHere: [],
      left: [],
    })
  })
})

describe('what is told of a course', () => {
  const member = (given: string | null, family: string | null) => ({
    subject: `${given} ${family}`,
    side: 'student' as const,
    given,
    family,
  })

  test('who is not here yet: all are counted, two hundred told by name, and nobody without one', () => {
    const three = [member('Zoë', null), member(null, null), member('Ana', 'Ruiz')]
    expect(notHereIn({ notHere: three })).toEqual({ count: 3, names: ['Ana Ruiz', 'Zoë'] })
    const many = Array.from({ length: 300 }, (_, at) => member(`Mia ${at}`, null))
    const { count, names } = notHereIn({ notHere: many })
    expect([count, names.length]).toEqual([300, 200])
  })

  test('pupils are called as the course calls them; who has an own account, or no name there, is not', () => {
    const account = (isPupil: boolean) => ({ isPupil, givenName: 'Mia', familyName: 'Roth' })
    const here = [
      { user: 'same', member: member('Mia', 'Roth') },
      { user: 'new', member: member('Mia', null) },
      { user: 'own', member: member('Noa', 'Ax') },
      { user: 'nameless', member: member(null, 'Ax') },
    ]
    const people = here.map(({ user }) => ({ user, account: account(user !== 'own') }))
    expect(newNames(people, { here })).toEqual([{ id: 'new', given: 'Mia', family: null }])
  })
})
