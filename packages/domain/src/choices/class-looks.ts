/** The colours of classes, by palette name; a new class gets one at random (classes.md#creating). */
export const classColors = [
  'coral',
  'amber',
  'olive',
  'green',
  'teal',
  'sky',
  'indigo',
  'violet',
  'rose',
  'slate',
] as const

/** The icons of classes; a new class gets one at random (classes.md#creating). */
export const classIcons = [
  'book',
  'globe',
  'bubbles',
  'star',
  'leaf',
  'rocket',
  'music',
  'sun',
  'moon',
  'mountain',
  'bird',
  'key',
] as const
