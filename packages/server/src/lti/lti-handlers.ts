import type { lti } from '@duologue/contract/lti/lti'
import type { Handlers } from '../http/handlers'
import type { LtiRoom } from './lti-room'
import { compareMembers } from './of-class/compare-members'
import { getCourseOfClass } from './of-class/get-course-of-class'
import { leaveCourseOfClass } from './of-class/leave-course-of-class'
import { sendSlipAgain } from './of-class/send-slip-again'
import { placeThings } from './placing/place-things'
import { addPlatform } from './platforms/add-platform'
import { changePlatform } from './platforms/change-platform'
import { deletePlatform } from './platforms/delete-platform'
import { letDeploymentIn } from './platforms/let-deployment-in'
import { listPlatforms } from './platforms/list-platforms'
import { createRegistration } from './registrations/create-registration'
import { deleteRegistration } from './registrations/delete-registration'
import { connectTeacher } from './sessions/connect-teacher'
import { openCourse } from './sessions/open-course'
import { openLaunch } from './sessions/open-launch'
import { resumeFrame } from './sessions/resume-frame'

/** The room's answers to its calls. */
export const ltiHandlers = (room: LtiRoom) =>
  ({
    openLaunch: openLaunch(room),
    openCourse: openCourse(room),
    connectTeacher: connectTeacher(room),
    resumeFrame: resumeFrame(room),
    getCourseOfClass: getCourseOfClass(room),
    compareMembers: compareMembers(room),
    sendSlipAgain: sendSlipAgain(room),
    leaveCourseOfClass: leaveCourseOfClass(room),
    placeThings: placeThings(room),
    listPlatforms: listPlatforms(room),
    addPlatform: addPlatform(room),
    createRegistration: createRegistration(room),
    deleteRegistration: deleteRegistration(room),
    changePlatform: changePlatform(room),
    deletePlatform: deletePlatform(room),
    letDeploymentIn: letDeploymentIn(room),
  }) satisfies Handlers<typeof lti>
