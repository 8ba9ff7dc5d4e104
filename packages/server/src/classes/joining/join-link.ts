import type { ClassRow } from '../class-table'

/** The address that lets students in; once it was renewed it carries a code (classes.md#join-link). */
const joinLink = (publicUrl: string, { id, code }: Pick<ClassRow, 'id' | 'code'>): string =>
  `${publicUrl}/classes/${id}/join${code === null ? '' : `?code=${code}`}`

/** What a teacher gives to who shall join: the link, and the code that may be typed instead. */
export const waysIn = (publicUrl: string, row: Pick<ClassRow, 'id' | 'code' | 'joinCode'>) => ({
  joinLink: joinLink(publicUrl, row),
  joinCode: row.joinCode,
})
