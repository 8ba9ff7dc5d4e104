export { isInUse, requireInUse } from './archiving/in-use'
export { classById, lockClass, nameBeside, settingsBeside } from './class-store'
export type { ClassRow } from './class-table'
export { classesHandlers } from './classes-handlers'
export { classesInExport, classesOf, requireNoClasses, requireTypeChangeable } from './classes-of'
export type { ClassCopies, ClassesRoom, ClassSeen, OwnerChange, SeenBy } from './classes-room'
export {
  countStudents,
  enrolAll,
  enrolmentOf,
  hadClassSince,
  holdEnrolled,
  holdPlace,
  isStudentOf,
  membersOf,
  membersOfAll,
  moveEnrolment,
  placeOf,
} from './enrolment-store'
export {
  enrolFromCourse,
  isEnrolled,
  lockClassOfCourse,
  makeClassOfCourse,
  removeFromCourse,
  studentsBeside,
  teachersBeside,
  teachFromCourse,
} from './for-courses'
export { classOfTypedCode } from './joining/class-of-typed-code'
export { withFreeCode } from './joining/with-free-code'
export { makeClass } from './making/make-class'
export { namedStudents, studentIds, studentsTold, type ToldStudent } from './named-students'
export { namesInClasses } from './names-in-classes'
export { giveClass } from './owner/give-class'
export { logForOwner } from './owner/log-for-owner'
export { coTeach, endCoTeaching, endPlaces, strangersTo } from './rostered/rostered-places'
export {
  classOfTeacher,
  classToManage,
  lockClassInUse,
  lockClassOfTeacher,
  lockOwnClass,
  seenClass,
} from './seen-class'
export {
  allowancesOf,
  classesBetween,
  classNames,
  commonClasses,
  enrolledClasses,
  everybodyTeaching,
  holdClass,
  ownedClasses,
  taughtBy,
  taughtClassesAnd,
  teachersOf,
} from './shared-classes'
export { placesSeenBy, studentsAt, studentsOf } from './students-of'
export { forgetInvitations, forgettingInvitationsWork } from './teachers/forget-invitations'
