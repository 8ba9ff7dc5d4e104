import type { Assignment } from '@duologue/contract/shapes/assignment'

/** Where an assignment is found again: its student has a standing with it, its teacher none. */
export const pageOfClass = ({ classes: [id = ''], standing }: Assignment): string =>
  `/classes/${id}/${standing ? 'student' : 'teacher'}`
