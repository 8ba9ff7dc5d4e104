/** The sentences of a list that is chosen as a file (pupils.md#files); the quoted ones word for word. */
export const listFileTexts = {
  file: 'A list as a file',
  fileHint: 'CSV, TSV or XLSX, up to 2 MB. It is read here and sent nowhere.',
  sheet: 'Sheet',
  noNames: 'There are no names in this file.',
  faults: {
    tooBig: 'This file is too large. Keep only the names of one class.',
    macros: 'This file has macros. Save it as XLSX or CSV.',
    encrypted: 'This file has a password. Save it without one.',
    oldExcel: 'This is an old Excel file (.xls). Save it as XLSX or CSV.',
    noList: 'This is no list that can be read. Save it as XLSX or CSV.',
    notLoaded: 'What reads Excel files could not be loaded. Please try again.',
  },
} as const
