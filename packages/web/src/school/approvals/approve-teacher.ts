import type { Client } from '../../api/client'

/** Approves a teacher who waits (school.md#approvals). */
export const approveTeacher = (client: Client, id: string) =>
  client.school.approveTeacher({ params: { id } })
