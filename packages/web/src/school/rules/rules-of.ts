import type { CallAnswer } from '@duologue/contract/endpoint'
import type { school } from '@duologue/contract/school/school'
import { accountLimits } from '@duologue/domain/accounts/account-limits'
import { classLimits } from '@duologue/domain/classes/class-limits'
import { commas } from '@duologue/domain/messages/joined'
import { rulesTexts as texts } from '@duologue/domain/messages/school/rules'
import { pupilLimits } from '@duologue/domain/pupils/pupil-limits'

type Told = CallAnswer<typeof school.getRules>

/** A rule: what it is about, what it says here, and where it is decided. */
export interface Rule {
  name: string
  says: string
  place?: string
}

const hour = 60 * 60 * 1000
const megabytes = (bytes: number) => Math.round(bytes / 1_000_000)

function draftsRule(isForStudents: boolean | null): string {
  if (isForStudents === null) return texts.drafts.off
  return isForStudents ? texts.drafts.all : texts.drafts.teachers
}

/** The rules that hold here, by the settings and by what is the same everywhere. */
export const rulesOf = (told: Told): Rule[] => [
  {
    name: texts.teachers.name,
    says: texts.teachers[told.teachers],
    place: texts.setting('TEACHERS'),
  },
  {
    name: texts.pupils.name,
    says: texts.pupils.says(classLimits.students, pupilLimits.madeADay, pupilLimits.made),
    place: texts.forAll,
  },
  { name: texts.speaking.name, says: texts.speaking.says, place: texts.ofClasses },
  {
    name: texts.ownAccount.name,
    says: texts.ownAccount.says(told.ownAccountAge),
    place: texts.setting('OWN_ACCOUNT_AGE'),
  },
  {
    name: texts.store.name,
    says:
      told.storeEmailDomains.length === 0
        ? texts.store.everybody
        : texts.store.domains(commas(told.storeEmailDomains)),
    place: texts.setting('STORE_EMAIL_DOMAIN'),
  },
  {
    name: texts.networks.name,
    says:
      told.schoolNetworks.length === 0
        ? texts.networks.none
        : texts.networks.some(commas(told.schoolNetworks)),
    place: texts.setting('SCHOOL_NETWORKS'),
  },
  {
    name: texts.drafts.name,
    says: draftsRule(told.draftsForStudents),
    place: texts.setting('DRAFT_SERVICE_URL'),
  },
  {
    name: texts.uploads.name,
    says: texts.uploads.says(megabytes(told.uploads.account), megabytes(told.uploads.installation)),
    place: texts.setting('UPLOADS_ACCOUNT_MB'),
  },
  {
    name: texts.passwords.name,
    says: texts.passwords.says(accountLimits.passwordLeast, accountLimits.passwordMost),
    place: texts.forAll,
  },
  {
    name: texts.again.name,
    says: texts.again.says(accountLimits.confirmed / hour),
    place: texts.forAll,
  },
]
