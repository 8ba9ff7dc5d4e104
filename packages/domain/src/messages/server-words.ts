import {
  claimDoneMail,
  claimKnownMail,
  claimMail,
  classDeedMail,
  handedOverMail,
  invitationMail,
  offerMail,
  resetMail,
  signUpAgainMail,
  verifyMail,
} from './accounts/mails'
import { teacherApprovedMail, teacherRefusedMail } from './accounts/teacher-mails'
import { assignmentTexts } from './assignments/assignments'
import { classCourseTexts } from './courses/class-course'
import { coursePageTexts } from './courses/course-page'
import { hallCsvTexts } from './live/hall-csv'
import { hallTexts } from './live/in-hall'
import { ltiPages } from './lti/lti-pages'
import { registeringTexts } from './lti/registering'
import { type Refusal, refusals } from './refusals'
import { installedTexts } from './site/installed'
import { languageOffer } from './site/language-offer'
import { shell } from './site/shell'

/** The texts of a catalogue, whatever they say. */
type Said<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Said<Texts[Key]>
}

const { exportHeads, modes, difficulties, requirements, statuses } = assignmentTexts
const { heads, lastSeen } = classCourseTexts
const { unit } = coursePageTexts
const { heads: hallHeads, guest } = hallCsvTexts
const { teams } = hallTexts
const { review, library, pronunciation } = shell
const installed = { ...installedTexts, review, library, pronunciation }
const results = { exportHeads, modes, difficulties, requirements, statuses }

/** What the server itself says in a language; all else is said by the pages (decision 094). */
export interface ServerWords {
  readonly refusals: Readonly<Record<Refusal, string>>
  /** Heads and cells of the results of a class. */
  readonly results: Said<typeof results>
  /** Heads and cells of how a class stands with its course. */
  readonly classCourse: Said<{ heads: typeof heads; lastSeen: typeof lastSeen }> & {
    readonly unit: typeof unit
  }
  /** Heads and cells of the report of a game of several people. */
  readonly hallCsv: Said<{ heads: typeof hallHeads; teams: typeof teams }> & {
    readonly guest: typeof guest
  }
  /** What it says where a course opens the product. */
  readonly lti: Said<Omit<typeof ltiPages, 'clock' | 'missing'>> &
    Pick<typeof ltiPages, 'clock' | 'missing'>
  /** What it says where a platform registers itself. */
  readonly registering: Said<Omit<typeof registeringTexts, 'asks' | 'next'>> &
    Pick<typeof registeringTexts, 'asks' | 'next'>
  /** What its pages offer to who reads another language's. */
  readonly offer: Said<typeof languageOffer>
  /** What a device is told that installs the product. */
  readonly installed: Said<typeof installed>
  readonly mails: {
    readonly reset: typeof resetMail
    readonly verify: typeof verifyMail
    readonly signUpAgain: typeof signUpAgainMail
    readonly claim: typeof claimMail
    readonly claimKnown: typeof claimKnownMail
    readonly claimDone: typeof claimDoneMail
    readonly invitation: typeof invitationMail
    readonly offer: typeof offerMail
    readonly classDeed: typeof classDeedMail
    readonly handedOver: typeof handedOverMail
    readonly teacherApproved: typeof teacherApprovedMail
    readonly teacherRefused: typeof teacherRefusedMail
  }
}

export const serverWords: ServerWords = {
  refusals,
  results,
  classCourse: { heads, lastSeen, unit },
  hallCsv: { heads: hallHeads, teams, guest },
  lti: ltiPages,
  registering: registeringTexts,
  offer: languageOffer,
  installed,
  mails: {
    reset: resetMail,
    verify: verifyMail,
    signUpAgain: signUpAgainMail,
    claim: claimMail,
    claimKnown: claimKnownMail,
    claimDone: claimDoneMail,
    invitation: invitationMail,
    offer: offerMail,
    classDeed: classDeedMail,
    handedOver: handedOverMail,
    teacherApproved: teacherApprovedMail,
    teacherRefused: teacherRefusedMail,
  },
}
