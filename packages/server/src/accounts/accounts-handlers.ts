import type { accounts } from '@duologue/contract/accounts'
import type { Handlers } from '../http/handlers'
import type { AccountsRoom } from './accounts-room'
import { changePassword } from './change-password'
import { checkResetLink } from './check-reset-link'
import { deleteUser } from './delete-user'
import { endSession } from './end-session'
import { exchangeGoogleCode } from './exchange-google-code'
import { exportUser } from './export-user'
import { findUsers } from './find-users'
import { getMe } from './get-me'
import { getProfile } from './get-profile'
import { getUser } from './get-user'
import { listSessions } from './list-sessions'
import { logIn } from './log-in'
import { logOut } from './log-out'
import { resetPassword } from './reset-password'
import { sendResetEmail } from './send-reset-email'
import { signUp } from './sign-up'
import { updateProfile } from './update-profile'
import { verifyEmail } from './verify-email'

/** The room's answers to its calls. */
export const accountsHandlers = (room: AccountsRoom) =>
  ({
    signUp: signUp(room),
    logIn: logIn(room),
    logOut: logOut(room),
    getMe: getMe(room),
    getProfile: getProfile(room),
    findUsers: findUsers(room),
    getUser: getUser(room),
    updateProfile: updateProfile(room),
    changePassword: changePassword(room),
    sendResetEmail: sendResetEmail(room),
    resetPassword: resetPassword(room),
    checkResetLink: checkResetLink(room),
    verifyEmail: verifyEmail(room),
    exchangeGoogleCode: exchangeGoogleCode(room),
    listSessions: listSessions(room),
    endSession: endSession(room),
    exportUser: exportUser(room),
    deleteUser: deleteUser(room),
  }) satisfies Handlers<typeof accounts>
