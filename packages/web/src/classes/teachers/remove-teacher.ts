import type { Client } from '../../api/client'

/** Ends that somebody teaches a class beside its owner (classes.md#co-teachers). */
export const removeTeacher = (client: Client, id: string, teacher: string) =>
  client.classes.removeTeacher({ params: { id, teacher } })
