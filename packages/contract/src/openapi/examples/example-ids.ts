/** What a call may be sent, and what it then answers; the tests hold them against the shapes. */
export interface Example {
  readonly body?: unknown
  readonly answer?: unknown
}

/** By the names of calls. */
export type Examples = Readonly<Record<string, Example>>

/** The same thing has the same id in all examples. */
export const ids = {
  user: '0199f0a4-5b1e-7c3a-9d52-3f7c1a2b4d10',
  friend: '0199f0a4-5b2c-7d61-8a44-90c1d2e3f405',
  teacher: '0199f0a4-5b3d-7e72-9b35-a1d2e3f40516',
  class: '0199f0a4-6c2f-7d4b-8e63-40812b3c5e21',
  conversation: '0199f0a4-6d3a-7e5c-9f74-51923c4d6f32',
  line: '0199f0a4-6d4b-7f6d-8085-62a34d5e7043',
  playlist: '0199f0a4-6e5c-706e-9196-73b45e6f8154',
  assignment: '0199f0a4-6f11-7a2b-9d0e-5b1c3d7e8f90',
  list: '0199f0a4-705d-717f-82a7-84c56f709265',
  item: '0199f0a4-715e-7280-93b8-95d670810376',
  word: '0199f0a4-725f-7391-84c9-a6e781921487',
  song: '0199f0a4-7360-74a2-95da-b7f892032598',
  lyric: '0199f0a4-7461-75b3-86eb-c80903143609',
  reward: '0199f0a4-7562-76c4-97fc-d91a1425471a',
  ticket: '0199f0a4-7663-77d5-880d-ea2b2536582b',
  attempt: '0199f0a4-7764-78e6-991e-fb3c3647693c',
  course: '0199f0a4-7865-79f7-8a2f-0c4d47587a4d',
} as const

/** As links have it. */
export const shortid = 'k3Jd8sQ2'

/** By when, and in whose days. */
export const due = { dateDue: '2027-03-04T22:59:59Z', timeZone: 'Europe/Berlin' }
