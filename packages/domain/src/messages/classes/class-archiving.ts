/** The sentences about classes that are put away and brought back (classes.md#archived). */
export const classArchivingTexts = {
  archive: 'Archive class',
  archiveLead: 'Nobody can join, play for it or buy. Results stay. You can bring it back.',
  archiveTitle: (name: string) => `Archive ${name}?`,
  archived: 'Class archived.',
  isArchived: 'This class is archived. Nobody can join, play for it or buy. Results stay.',
  bringBack: 'Bring class back',
  broughtBack: 'Class brought back.',
} as const
