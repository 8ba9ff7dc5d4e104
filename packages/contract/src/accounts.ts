import {
  currentPasswordFault,
  emailFault,
  nameFault,
  passwordFault,
  usernameFault,
} from '@duologue/domain/accounts/account-fields'
import { accountLimits } from '@duologue/domain/accounts/account-limits'
import { accountTypes } from '@duologue/domain/accounts/account-types'
import { learnsChoices } from '@duologue/domain/accounts/learns'
import { fileAddress } from '@duologue/domain/media/file-address'
import { siteLanguages } from '@duologue/domain/messages/site-languages'
import * as z from 'zod/mini'
import { accountExport } from './accounts/account-export'
import { apiTokenCalls } from './accounts/api-tokens'
import { confirmLoginCall, googleToken, schoolProof } from './accounts/confirm-login'
import { schoolLoginCalls } from './accounts/school-logins'
import { endpoint } from './endpoint'
import { kept, nothing, publicAuthor, trimmed } from './shapes/field-shapes'
import { ownUser } from './shapes/own-user'

const email = trimmed(emailFault)
const password = kept(passwordFault)
/** A secret that we made: a session's token or that of a link; 256 bits as base64url. */
const secret = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))

const usernameStart = z
  .string()
  .check(z.trim(), z.minLength(accountLimits.findLeast), z.maxLength(accountLimits.usernameMost))

/** A place where a user is logged in; times are ISO instants. */
export const session = z.object({
  id: z.string(),
  device: z.string(),
  since: z.string(),
  lastUsed: z.string(),
  isThis: z.boolean(),
  /** They came in with a card (pupils.md#logging-in-with-a-card). */
  isWithCard: z.optional(z.literal(true)),
})

export type OwnUser = z.output<typeof ownUser>
export type Session = z.output<typeof session>

/** What a login gives: who it is, and the token that the browser keeps. */
const loggedIn = z.object({ user: ownUser, authToken: z.string() })
const ok = z.object({ ok: z.literal(true) })
const userId = z.object({ id: z.uuid() })
const asked = { params: nothing, query: nothing, body: nothing } as const

export const accounts = {
  signUp: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/users',
    who: 'anyone',
    limit: 'logins',
    summary:
      'Sign up with e-mail and password, with a Google token, or with one of a school login.',
    body: z.union([
      z.object({ googleToken }),
      schoolProof,
      z.object({ email, password, app: z.optional(z.string().check(z.maxLength(100))) }),
    ]),
    answer: loggedIn,
    status: 201,
  }),
  logIn: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/users/login',
    who: 'anyone',
    limit: 'logins',
    summary: 'Log in with e-mail and password, with a Google token, or with one of a school login.',
    body: z.union([
      z.object({ googleToken }),
      schoolProof,
      z.object({
        email: z.string().check(z.minLength(1), z.maxLength(accountLimits.email)),
        // Whatever is typed is a guess; only its size is bounded.
        password: z.string().check(z.minLength(1), z.maxLength(1000)),
      }),
    ]),
    answer: loggedIn,
    status: 200,
  }),
  ...confirmLoginCall,
  logOut: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/users/logout',
    who: 'anyone',
    limit: 'writes',
    summary: 'End the session of the token that is sent; without one nothing happens.',
    answer: ok,
    isForLogins: true,
    status: 200,
    isLeaving: true,
  }),
  getMe: endpoint({
    ...asked,
    method: 'GET',
    path: '/api/users/me',
    who: 'user',
    limit: 'reads',
    summary: 'The signed-in user.',
    query: z.object({ expand: z.optional(z.unknown()) }),
    answer: ownUser,
    status: 200,
  }),
  getProfile: endpoint({
    ...asked,
    method: 'GET',
    path: '/api/users/profile/:username',
    who: 'anyone',
    limit: 'reads',
    summary: 'A public profile by username; the own one whole.',
    params: z.object({ username: z.string().check(z.minLength(1), z.maxLength(64)) }),
    answer: z.union([ownUser, publicAuthor]),
    status: 200,
  }),
  findUsers: endpoint({
    ...asked,
    method: 'GET',
    path: '/api/users',
    who: 'user',
    limit: 'searches',
    summary: 'Users whose username begins with `username` (3 letters or more), at most 20.',
    query: z.object({ username: usernameStart }),
    answer: z.object({ users: z.array(publicAuthor), total: z.int() }),
    status: 200,
  }),
  getUser: endpoint({
    ...asked,
    method: 'GET',
    path: '/api/users/:id',
    who: 'user',
    limit: 'reads',
    summary: 'A whole user by id: oneself, or anybody for an admin.',
    params: userId,
    answer: ownUser,
    status: 200,
  }),
  updateProfile: endpoint({
    ...asked,
    method: 'PATCH',
    path: '/api/users/:id',
    who: 'user',
    limit: 'writes',
    summary:
      'Change username, names, account type, language, the language to learn and portrait; everything else is ignored.',
    params: userId,
    body: z.object({
      username: z.optional(trimmed(usernameFault)),
      givenName: z.optional(trimmed(nameFault)),
      familyName: z.optional(trimmed(nameFault)),
      type: z.optional(z.enum(accountTypes)),
      language: z.optional(z.nullable(z.enum(siteLanguages))),
      learns: z.optional(z.enum(learnsChoices)),
      /** The address of an own upload; null takes the portrait away (accounts.md#portraits). */
      avatar: z.optional(z.nullable(z.string().check(z.regex(fileAddress)))),
    }),
    answer: ownUser,
    isForLogins: true,
    status: 200,
  }),
  changePassword: endpoint({
    ...asked,
    method: 'PUT',
    path: '/api/users/:id/password',
    who: 'user',
    limit: 'logins',
    summary: 'Change the own password; the other sessions end.',
    params: userId,
    body: z.object({
      oldPassword: kept(currentPasswordFault).check(z.maxLength(1000)),
      newPassword: password,
    }),
    answer: ok,
    isForLogins: true,
    status: 200,
  }),
  sendResetEmail: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/users/password/email',
    who: 'anyone',
    limit: 'logins',
    summary: 'Send a link for a new password; never says whether there is such an account.',
    body: z.object({ email }),
    answer: ok,
    status: 200,
  }),
  resetPassword: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/users/password/reset',
    who: 'anyone',
    limit: 'logins',
    summary: 'Set a new password with the token of a link; all sessions end, a new one begins.',
    body: z.object({ password, resetToken: z.string().check(z.maxLength(1000)) }),
    answer: loggedIn,
    status: 200,
  }),
  checkResetLink: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/users/password/reset/check',
    who: 'anyone',
    limit: 'logins',
    summary: 'Whether the token of a link for a new password could be used now.',
    body: z.object({ resetToken: z.string().check(z.maxLength(1000)) }),
    answer: ok,
    status: 200,
  }),
  verifyEmail: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/users/email/verify',
    who: 'anyone',
    limit: 'logins',
    summary: 'Confirm an e-mail address with the token of a link.',
    body: z.object({ verifyToken: z.string().check(z.maxLength(1000)) }),
    answer: ok,
    status: 200,
  }),
  exchangeGoogleCode: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/users/google/token',
    who: 'anyone',
    limit: 'logins',
    summary: "Exchange the code of Google's popup (with its PKCE verifier) for an ID token.",
    body: z.object({
      code: z.string().check(z.minLength(1), z.maxLength(2000)),
      codeVerifier: secret,
    }),
    answer: z.object({ googleToken: z.string() }),
    status: 200,
  }),
  ...schoolLoginCalls,
  listSessions: endpoint({
    ...asked,
    method: 'GET',
    path: '/api/users/me/sessions',
    who: 'user',
    limit: 'reads',
    summary: 'Where the user is logged in, the last used first.',
    answer: z.object({ sessions: z.array(session) }),
    isForLogins: true,
    status: 200,
  }),
  endSession: endpoint({
    ...asked,
    method: 'DELETE',
    path: '/api/users/me/sessions/:id',
    who: 'user',
    limit: 'writes',
    summary: 'Log out one of the own sessions.',
    params: userId,
    answer: z.object({ id: z.string() }),
    isForLogins: true,
    status: 200,
  }),
  ...apiTokenCalls,
  exportUser: endpoint({
    ...asked,
    method: 'GET',
    path: '/api/users/:id/export',
    who: 'user',
    limit: 'searches',
    summary: "All of a user's own data.",
    params: userId,
    answer: accountExport,
    isForLogins: true,
    status: 200,
  }),
  deleteUser: endpoint({
    ...asked,
    method: 'DELETE',
    path: '/api/users/:id',
    who: 'user',
    limit: 'writes',
    summary: 'Delete an account for good; its published conversations stay without an author.',
    params: userId,
    answer: z.object({ id: z.string() }),
    isForLogins: true,
    status: 200,
    isLeaving: true,
  }),
}
