/**
 * Whose something is that this browser keeps (decision 068). Several people may use one browser: nothing is kept that
 * is not in this register, and whoever logs out leaves nothing behind but what is the device's.
 *
 * - `login`: who is logged in here; the session alone writes it.
 * - `device`: everybody's who uses this browser; it stays.
 * - `sitter`: of whoever sits here; it goes when they log out, and when somebody else logs in.
 * - `visitor`: of somebody who was not logged in; it goes when somebody logs out, and is given to nobody without
 *   asking.
 * - `named`: the key goes on with the id of the user whose it is. `rows`: a list whose rows each name their `user`; a
 *   visitor's name null. Both go when they log out, and wait for them, unseen by others, when their login ended by
 *   itself.
 */
export type Whose = 'login' | 'device' | 'sitter' | 'visitor' | 'named' | 'rows'

/** What is kept in the local storage, by the part of its key before the first colon. */
export const keptHere = {
  user: 'login',
  token: 'login',
  'ended-for': 'login',
  'return-address': 'sitter',
  'class-device': 'device',
  'first-visit': 'device',
  'keeps-offline': 'sitter',
  'device-shared': 'device',
  'account-mark': 'device',
  'last-use': 'device',
  theme: 'device',
  'viewed-convos': 'sitter',
  'show-translations': 'sitter',
  'show-pinyin': 'sitter',
  'told-in': 'sitter',
  'playback-rate': 'device',
  'show-original': 'sitter',
  'youtube-allowed': 'device',
  'lyric-delay': 'device',
  'speech-dialects': 'sitter',
  tutorial: 'sitter',
  gamePowers: 'sitter',
  'battle-mode': 'sitter',
  'battle-difficulty': 'sitter',
  'battle-relaxed': 'sitter',
  'battle-offer': 'sitter',
  'battle-runs': 'sitter',
  'battle-sounds': 'device',
  'battle-effects': 'device',
  'learn-part': 'sitter',
  'learn-length': 'sitter',
  'learn-steps': 'sitter',
  'learn-speech': 'sitter',
  'learn-quiet': 'device',
  'pronunciation-mode': 'sitter',
  'pronunciation-difficulty': 'sitter',
  'pronunciation-language': 'sitter',
  'pronunciation-pinyin': 'sitter',
  'hall-settings': 'sitter',
  'pair-settings': 'sitter',
  'hall-places': 'visitor',
  'visitor-play': 'visitor',
  'unsaved-plays': 'rows',
  'ahead-tickets': 'rows',
  'learn-progress': 'rows',
  'pronunciation-answers': 'rows',
  'today-plan': 'rows',
  unsent: 'named',
  'unfinished-list': 'named',
} as const satisfies Record<string, Whose>

type Named = {
  [K in keyof typeof keptHere]: (typeof keptHere)[K] extends 'named' ? K : never
}[keyof typeof keptHere]

/** A key of the local storage that is in the register. */
export type KeptKey = Exclude<keyof typeof keptHere, Named> | `${Named}:${string}`

/** Whose a key of the local storage is; undefined for one that no version of ours keeps any more. */
export const whoseIs = (key: string): Whose | undefined =>
  (keptHere as Record<string, Whose>)[key.split(':', 1)[0] ?? '']

/** The user whom a `named` key names. */
export const userOfKey = (key: string): string | undefined => key.split(':', 2)[1]

/** What a tab keeps through a reload, in its session storage; all of it is of whoever sits here. */
export const keptInTab = [
  'battle-in-progress',
  'learn-in-progress',
  'answered-here',
  'song-game-in-progress',
  'link-token',
  'language-followed',
  'course-to-start',
  'hall-renewed',
  'sso',
] as const

/** What is kept to work without a connection, each row with its owner: a user's id, or `everybody` (offline.md#keep-for-offline). */
export const keptPlace = { database: 'duologue-kept', table: 'things' } as const

/** The one database and its table: edits of songs, each row with its user, which /recover reads too. */
export const editsPlace = { database: 'duologue-unsaved', table: 'edits' } as const
