import type { SchoolClass } from '@duologue/contract/classes'

const student = (number: number, fullName: string) => ({
  id: `s${number}`,
  username: `user${number}`,
  displayName: `user${number}`,
  avatar: null,
  givenName: null,
  familyName: null,
  fullName,
  called: null,
  email: `${number}@school.example`,
  login: 'email' as const,
  joinedAt: '2026-03-04T10:20:00.000Z',
  allowances: { extraTime: 1 as const, relaxed: false },
})

/** A class as its teacher sees it, for tests. */
export const sampleClass: SchoolClass = {
  id: 'class-id',
  name: 'French 1',
  color: 'teal',
  icon: 'book',
  language: 'french',
  teacher: { id: 'teacher-id', fullName: 'Marie Dubois', email: null, avatar: null },
  scores: 'own',
  role: 'teacher',
  studentCount: 2,
  joinLink: 'http://elsewhere.example/classes/class-id/join?code=abc',
  joinCode: 'BCDFGHJK',
  isOpen: true,
  shop: null,
  students: [student(1, 'Ana Ruiz'), student(2, 'Zoë Müller')],
  assignments: [],
  plays: [],
}
