import type { accounts, OwnUser } from '@duologue/contract/accounts'
import type { CallAnswer } from '@duologue/contract/endpoint'
import type { AccountType } from '@duologue/domain/accounts/account-types'
import type { Reader } from '@duologue/domain/accounts/reader'
import type { TeacherRule } from '@duologue/domain/accounts/teacher-approval'
import type { ServerWords } from '@duologue/domain/messages/server-words'
import type { BuiltLanguage } from '@duologue/domain/messages/site-languages'
import type { Database, Queries } from '../database/connect'
import type { Clock } from '../outside/clock/clock'
import type { IdentityPort } from '../outside/identity/identity'
import type { SchoolLogins } from '../outside/identity/school-logins'
import type { RandomSource } from '../outside/random/random'
import type { Background } from './background'
import type { MailQueue } from './mails/mail-queue'
import type { PasswordHashes } from './password-hashes'

/** What an export tells of a user that other rooms hold. */
export type HeldElsewhere = Pick<
  CallAnswer<typeof accounts.exportUser>,
  | 'pupil'
  | 'conversations'
  | 'saved'
  | 'live'
  | 'lti'
  | 'roster'
  | 'songFaults'
  | 'playlists'
  | 'plays'
  | 'learn'
  | 'days'
  | 'courses'
  | 'pronunciation'
  | 'classes'
  | 'shop'
  | 'reports'
>

/** Who tells each part of it. */
type Exporters = {
  [Part in keyof HeldElsewhere]: (database: Database, user: string) => Promise<HeldElsewhere[Part]>
}

/** What the room's calls work with. */
export interface AccountsRoom {
  database: Database
  clock: Clock
  random: RandomSource
  hashes: PasswordHashes
  mails: MailQueue
  identity: IdentityPort
  /** Whose Google login opens accounts here; undefined where it is not set up. */
  googleIssuer: string | undefined
  schoolLogins: SchoolLogins
  /** Who may teach (accounts.md#approved-teachers). */
  teacherRule: TeacherRule
  background: Background
  /** Where links in mails lead, without a slash at the end. */
  publicUrl: string
  /** What mails say in a language. */
  wordsIn: (language: BuiltLanguage) => Promise<ServerWords>
  /** What other rooms do, in the same transaction, before a user goes for good. */
  beforeUserGoes: readonly ((transaction: Queries, user: string) => Promise<void>)[]
  /** Refuses an account type that does not go with what other rooms hold of a user. */
  beforeTypeChanges: (transaction: Queries, user: string, type: AccountType) => Promise<void>
  /** Whether an address is a portrait that the user uploaded; it stays until the transaction ends. */
  isOwnPortrait: (transaction: Queries, user: string, address: string) => Promise<boolean>
  /** Deletes a portrait that was replaced or taken away. */
  forgetPortrait: (transaction: Queries, address: string | null) => Promise<void>
  /** Whether the reader may see the profile of a user; that of a pupil is not everybody's (pupils.md#what-others-see). */
  maySeeFace: (
    queries: Queries,
    user: { id: string; isPupil: boolean },
    reader: Reader,
  ) => Promise<boolean>
  /** The classes that stand in the user's own view. */
  classesOf: (
    queries: Queries,
    user: string,
  ) => Promise<Pick<OwnUser, 'classesTaught' | 'classesEnrolled'>>
  /** The playlists that stand there too, by id and name. */
  playlistNamesOf: (queries: Queries, user: string) => Promise<OwnUser['playlists']>
  /** All cards that the user has, of whatever teacher. */
  currencyOf: (queries: Queries, user: string) => Promise<number>
  /** Whether a pupil may use Speaking Mode (pupils.md#speaking-mode). */
  maySpeak: (queries: Queries, user: string) => Promise<boolean>
  /** What other rooms hold of a user, for the export of their data. */
  exporters: Exporters
}
