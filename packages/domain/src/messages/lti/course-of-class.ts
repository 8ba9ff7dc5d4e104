import { counted } from '../say'

/** What the settings of a class say of the course that it is (lti.md#course-of-a-class). */
export const courseOfClassTexts = {
  title: 'Course',
  loadFailed: 'The course could not be loaded.',
  is: (course: string, platform: string) => `This class is the course "${course}" in ${platform}.`,
  since: (day: string) => `Since ${day}.`,
  isOff: 'This learning platform is switched off: nobody comes in, and no score is sent.',
  update: 'Update from course',
  updating: 'The course is asked.',
  tellsNobody: 'This course does not tell us who is in it.',
  same: 'Everyone of the course is here.',
  /** Students of the course who have not opened it yet; with names where the course tells them. */
  notHere: (count: number) => `${count} not here yet`,
  teachersNotHere: (count: number) =>
    counted(count, 'teacher has not opened it yet', 'teachers have not opened it yet'),
  named: (told: string, names: string) => `${told}: ${names}`,
  namesKept:
    'They are here once they have opened it in the course. Until then we keep nothing of them.',
  left: (count: number) => counted(count, 'has left the course', 'have left the course'),
  remove: 'Remove them',
  removeTitle: (count: number) => `Remove ${counted(count, 'student', 'students')}?`,
  removeLead:
    'They will no longer see this class. Plays stay with whoever played them. The school keeps their accounts; who opens the course again is back in the class.',
  removed: 'Students removed.',
  renamed: (count: number) => counted(count, 'name is new.', 'names are new.'),
  teachersLeft: (names: string) =>
    `Not in the course any more, but teaching this class: ${names}. You can end that under Co-teachers.`,
  waiting: (count: number) => `Scores waiting (${count})`,
  noneWaiting: 'Every score has been sent.',
  later: 'Scores that stay as they are in the course',
  score: (score: number) => `${score} of 100`,
  begun: 'begun',
  deleted: 'an assignment that was deleted',
  soon: 'Is sent in a moment.',
  nextTry: (when: string) => `Next try: ${when}`,
  again: 'Send again',
  againOne: (student: string, what: string) => `Send again: ${student}, ${what}`,
  againAll: 'Send all again',
  willSend: 'It is sent within a minute.',
  more: (count: number) => `and ${count} more`,
  /** Of a course that was copied. */
  moved: 'Dates that were over',
  movedLead:
    'The links of this course were placed for an earlier time. Their assignments were given 14 days here.',
  movedOne: (was: string, due: string) => `was due ${was}, is due ${due}`,
  deadLinks: (count: number) =>
    counted(
      count,
      'link of the course leads to an assignment that was deleted here. Its link stays in the course; remove it there, too.',
      'links of the course lead to assignments that were deleted here. Their links stay in the course; remove them there, too.',
    ),
  leave: 'Leave the course',
  leaveLead:
    'Class, accounts and results stay. Nobody comes in from the course any more, its links lead to no game of this class, and scores that wait are not sent.',
  disconnected: 'This class is no course any more.',
} as const
