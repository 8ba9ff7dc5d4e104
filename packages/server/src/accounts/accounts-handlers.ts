import type { accounts } from '@duologue/contract/accounts'
import type { Handlers } from '../http/handlers'
import { publicReads } from '../http/written/public-reads'
import type { AccountsRoom } from './accounts-room'
import { createApiToken } from './api-tokens/create-api-token'
import { endApiToken } from './api-tokens/end-api-token'
import { listApiTokens } from './api-tokens/list-api-tokens'
import { changePassword } from './change-password'
import { connectLogin } from './connected-logins/connect-login'
import { disconnectLogin } from './connected-logins/disconnect-login'
import { listLogins } from './connected-logins/list-logins'
import { deleteUser } from './delete-user'
import { exportUser } from './export-user'
import { findUsers } from './find-users'
import { getMe } from './get-me'
import { getProfile } from './get-profile'
import { getUser } from './get-user'
import { exchangeGoogleCode } from './google/exchange-google-code'
import { checkResetLink } from './links/check-reset-link'
import { resetPassword } from './links/reset-password'
import { sendResetEmail } from './links/send-reset-email'
import { verifyEmail } from './links/verify-email'
import { confirmLogin } from './logins/confirm-login'
import { endSession } from './logins/end-session'
import { listSessions } from './logins/list-sessions'
import { logIn } from './logins/log-in'
import { logOut } from './logins/log-out'
import { exchangeSsoCode } from './school-logins/exchange-sso-code'
import { signUp } from './sign-up'
import { updateProfile } from './update-profile'

/** The room's answers to its calls. */
export const accountsHandlers = (room: AccountsRoom) =>
  ({
    signUp: signUp(room),
    logIn: logIn(room),
    confirmLogin: confirmLogin(room),
    logOut: logOut(room),
    getMe: getMe(room),
    getProfile: publicReads(room, getProfile),
    findUsers: findUsers(room),
    getUser: getUser(room),
    updateProfile: updateProfile(room),
    changePassword: changePassword(room),
    sendResetEmail: sendResetEmail(room),
    resetPassword: resetPassword(room),
    checkResetLink: checkResetLink(room),
    verifyEmail: verifyEmail(room),
    exchangeGoogleCode: exchangeGoogleCode(room),
    exchangeSsoCode: exchangeSsoCode(room),
    listLogins: listLogins(room),
    connectLogin: connectLogin(room),
    disconnectLogin: disconnectLogin(room),
    listSessions: listSessions(room),
    endSession: endSession(room),
    listApiTokens: listApiTokens(room),
    createApiToken: createApiToken(room),
    endApiToken: endApiToken(room),
    exportUser: exportUser(room),
    deleteUser: deleteUser(room),
  }) satisfies Handlers<typeof accounts>
