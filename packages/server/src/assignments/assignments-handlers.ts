import type { assignments } from '@duologue/contract/assignments'
import type { Handlers } from '../http/handlers'
import { assignPlaylist } from './assign-playlist'
import { assignUnit } from './assign-unit'
import type { AssignmentsRoom } from './assignments-room'
import { createAssignment } from './create-assignment'
import { deleteAssignment } from './delete-assignment'
import { getAgenda } from './get-agenda'
import { getAssignment } from './get-assignment'
import { exportClassCsv } from './results/export-class-csv'
import { exportClassXlsx } from './results/export-class-xlsx'
import { getClassProgress } from './results/get-class-progress'
import { getClassResults } from './results/get-class-results'
import { getMisses } from './results/get-misses'
import { updateAssignment } from './update-assignment'

/** The room's answers to its calls. */
export const assignmentsHandlers = (room: AssignmentsRoom) =>
  ({
    createAssignment: createAssignment(room),
    assignPlaylist: assignPlaylist(room),
    assignUnit: assignUnit(room),
    getAssignment: getAssignment(room),
    updateAssignment: updateAssignment(room),
    deleteAssignment: deleteAssignment(room),
    getMisses: getMisses(room),
    getClassProgress: getClassProgress(room),
    getAgenda: getAgenda(room),
    getClassResults: getClassResults(room),
    exportClassCsv: exportClassCsv(room),
    exportClassXlsx: exportClassXlsx(room),
  }) satisfies Handlers<typeof assignments>
