import type { SetUpLogin } from '@duologue/contract/school/rules'
import type { school } from '@duologue/contract/school/school'
import { countSchoolLogins } from '../../accounts/index'
import type { Handler } from '../../http/handlers'
import type { SchoolLogin } from '../../outside/identity/school-logins'
import type { SchoolRoom } from '../school-room'

const anHour = 60 * 60 * 1000

/** What may be told of a login: all but its secret. */
const loginView = ({ settings, redirectUri }: SchoolLogin): Omit<SetUpLogin, 'accounts'> => ({
  id: settings.id,
  name: settings.name,
  issuer: settings.issuer,
  clientId: settings.clientId,
  redirectUri,
  domains: [...settings.domains],
  trustsEmail: settings.trustsEmail,
  roleClaim: settings.roleClaim ?? null,
  teachers: [...settings.teachers],
  students: [...settings.students],
  makesAccounts: settings.makesAccounts,
  hours: settings.sessionLength / anHour,
})

/** GET /api/school/logins (school.md#school-logins). */
export const listSchoolLogins =
  ({ database, accounts }: SchoolRoom): Handler<typeof school.listSchoolLogins> =>
  async () => {
    const connected = await countSchoolLogins(database)
    const logins = [...accounts.schoolLogins.values()].map(login => ({
      ...loginView(login),
      accounts: connected.get(login.settings.issuer) ?? 0,
    }))
    return { logins }
  }
