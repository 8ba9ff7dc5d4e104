/** The sentences about a pasted script (conversations.md#pasted-scripts). */
export const pasteTexts = {
  noLines: 'No lines found.',
  noSpeaker: (place: number) => `Line ${place} has no speaker.`,
  noText: (place: number) => `Line ${place} has no text.`,
  tooLong: (place: number) => `Line ${place} is longer than 300 characters.`,
  onlyFirst: 'Only the first 200 lines were taken.',
  format: 'Format',
  names: 'Names',
  alternating: 'Alternating',
  table: 'Table',
  namesHint: 'Each line begins with who says it: "Ana: Hola".',
  alternatingHint: 'One line each; the two characters take turns.',
  tableHint:
    'Speaker, text and translation with a tab between them: what a spreadsheet gives when its cells are copied.',
  script: 'Script',
  preview: 'Preview',
  speaker: 'Speaker',
  text: 'Text',
  translation: 'Translation',
  moreSpeakers: 'A conversation has two characters. Who says the lines of the others?',
  partOf: (name: string) => `Lines of ${name}`,
  leaveOut: 'Leave out',
} as const
