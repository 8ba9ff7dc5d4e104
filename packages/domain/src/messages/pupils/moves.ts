/** The sentences about moving a pupil to a class of somebody else (pupils.md#moving). */
export const pupilMoveTexts = {
  title: 'Move to a class of another teacher',
  lead: 'Type the code of that class. Who teaches it can accept for 30 days.',
  code: 'Code of the class',
  codeFault: 'A code has eight letters.',
  ask: 'Ask',
  asked: 'Asked.',
  waits: (className: string, date: string) => `${className} can accept until ${date}.`,
  takeBack: 'Take back',
  takenBack: 'Taken back.',
  coming: (by: string, name: string) => `${by} asks to move ${name} into this class.`,
  accept: 'Accept',
  acceptFor: (name: string) => `Accept: ${name}`,
  notNow: 'Not now',
  notNowFor: (name: string) => `Not now: ${name}`,
  accepted: 'The pupil is in this class now.',
  refused: 'The request is refused.',
} as const
