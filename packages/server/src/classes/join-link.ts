import type { ClassRow } from './class-table'

/** The address that lets students in; once it was renewed it carries a code (classes.md#join-link). */
export function joinLink(publicUrl: string, { id, code }: Pick<ClassRow, 'id' | 'code'>): string {
  return `${publicUrl}/classes/${id}/join${code === null ? '' : `?code=${code}`}`
}
