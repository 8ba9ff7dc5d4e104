/** The sentences about what is done with classes when a school year ends (classes.md#end-of-year). */
export const endOfYearTexts = {
  title: 'End of year',
  lead: 'Copy a class for the next year, move its pupils there, then archive it.',
  copy: 'Copy',
  copyOf: (name: string) => `Copy ${name}`,
  movePupils: 'Move pupils',
  movePupilsOf: (name: string) => `Move pupils of ${name}`,
  archive: 'Archive',
  archiveOf: (name: string) => `Archive ${name}`,
} as const
