import { expect, test } from 'vitest'
import { isPreview, sideOf } from './roles'

const course = 'http://purl.imsglobal.org/vocab/lis/v2/membership'
const school = 'http://purl.imsglobal.org/vocab/lis/v2/institution/person'
const system = 'http://purl.imsglobal.org/vocab/lis/v2/system/person'

test.each([
  [[`${course}#Instructor`], 'teacher'],
  [[`${course}#ContentDeveloper`], 'teacher'],
  [[`${course}#Administrator`], 'teacher'],
  [[`${course}/Instructor#TeachingAssistant`], 'teacher'],
  [[`${course}#TeachingAssistant`], 'teacher'],
  [['Instructor'], 'teacher'],
  [[`${course}#Learner`], 'student'],
  [[`${course}/Learner#GuestLearner`], 'student'],
  [['Learner'], 'student'],
  [[`${course}#Learner`, `${course}#Instructor`], 'teacher'],
  [[`${course}#Mentor`], undefined],
  [[`${course}#Observer`], undefined],
  [[`${school}#Instructor`, `${school}#Student`], undefined],
  [[`${system}#Administrator`, `${system}#SysAdmin`], undefined],
  [[`${school}#Administrator`, `${course}#Learner`], 'student'],
  [['http://evil.example/membership#Instructor'], undefined],
  [[`${course}x#Instructor`], undefined],
  [[], undefined],
] as const)('%j is %s', (roles, side) => {
  expect(sideOf(roles)).toBe(side)
})

test('a look through the eyes of a student is one', () => {
  expect(isPreview([`${course}#Learner`])).toBe(false)
  expect(
    isPreview([`${course}#Learner`, 'http://purl.imsglobal.org/vocab/lti/system/person#TestUser']),
  ).toBe(true)
})
