import { number } from '../say'

/** The sentences of /school that all its tabs share (school.md#school-page). */
export const schoolTexts = {
  tabs: 'Parts of the school',
  connections: 'Connections',
  rosters: 'Rosters',
  people: 'People',
  approvals: 'Approvals',
  /** While teachers wait. */
  approvalsWaiting: (waiting: number) => `Approvals (${number(waiting)})`,
  classes: 'Classes',
  rules: 'Rules',
  dataSheet: 'Data sheet',
  log: 'Log',
} as const
