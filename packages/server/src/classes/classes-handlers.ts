import type { classes } from '@duologue/contract/classes'
import type { Handlers } from '../http/handlers'
import { archiveClass } from './archiving/archive-class'
import { unarchiveClass } from './archiving/unarchive-class'
import type { ClassesRoom } from './classes-room'
import { copyClass } from './copying/copy-class'
import { deleteClass } from './delete-class'
import { getClass } from './get-class'
import { getClassOfCode } from './joining/get-class-of-code'
import { joinClass } from './joining/join-class'
import { renewCode } from './joining/renew-code'
import { listClasses } from './list-classes'
import { createClass } from './making/create-class'
import { nameStudent } from './name-student'
import { answerHandOver } from './owner/answer-hand-over'
import { handOverClass } from './owner/hand-over-class'
import { removeStudent } from './remove-student'
import { findClasses } from './school/find-classes'
import { setClassArchived } from './school/set-class-archived'
import { answerInvitation } from './teachers/answer-invitation'
import { getInvitations } from './teachers/get-invitations'
import { getTeachers } from './teachers/get-teachers'
import { inviteTeacher } from './teachers/invite-teacher'
import { removeTeacher } from './teachers/remove-teacher'
import { withdrawInvitation } from './teachers/withdraw-invitation'
import { updateClass } from './update-class'
import { updateStudent } from './update-student'

/** The room's answers to its calls. */
export const classesHandlers = (room: ClassesRoom) =>
  ({
    listClasses: listClasses(room),
    createClass: createClass(room),
    getClass: getClass(room),
    getClassOfCode: getClassOfCode(room),
    updateClass: updateClass(room),
    deleteClass: deleteClass(room),
    renewCode: renewCode(room),
    joinClass: joinClass(room),
    updateStudent: updateStudent(room),
    nameStudent: nameStudent(room),
    removeStudent: removeStudent(room),
    getTeachers: getTeachers(room),
    inviteTeacher: inviteTeacher(room),
    withdrawInvitation: withdrawInvitation(room),
    removeTeacher: removeTeacher(room),
    getInvitations: getInvitations(room),
    answerInvitation: answerInvitation(room),
    archiveClass: archiveClass(room),
    unarchiveClass: unarchiveClass(room),
    copyClass: copyClass(room),
    handOverClass: handOverClass(room),
    answerHandOver: answerHandOver(room),
    findClasses: findClasses(room),
    setClassArchived: setClassArchived(room),
  }) satisfies Handlers<typeof classes>
