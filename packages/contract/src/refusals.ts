import type { Refusal } from '@duologue/domain/messages/refusals'
import * as z from 'zod/mini'

/** The HTTP status of every refusal (R1). */
export const statusOf = {
  'invalid-input': 400,
  'token-missing': 401,
  'login-over': 401,
  'wrong-login': 401,
  'wrong-password': 400,
  'link-over': 400,
  'google-not-set-up': 400,
  'google-refused': 401,
  'google-unverified': 409,
  'not-allowed': 403,
  'user-not-found': 404,
  'email-taken': 409,
  'username-taken': 409,
  'too-many-logins': 429,
  'conversation-not-found': 404,
  'ticket-not-found': 404,
  'play-saved-already': 409,
  'game-not-over': 400,
  'playlist-not-found': 404,
  'playlist-changed': 409,
  'playlist-full': 409,
  'class-not-found': 404,
  'join-refused': 403,
  'class-closed': 403,
  'class-full': 409,
  'own-class': 409,
  'teacher-joins': 403,
  'student-not-found': 404,
  'scores-off': 403,
  'still-teaches': 409,
  'still-enrolled': 409,
  'key-used': 409,
  'not-found': 404,
  'too-large': 413,
  'wrong-content-type': 415,
  'too-many-requests': 429,
  'server-error': 500,
  busy: 503,
  'database-away': 503,
} as const satisfies Record<Refusal, number>

/** The one shape of every error answer (R1); `fields` names what is wrong with each field. */
export const errorAnswer = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  /** What is stored now, where somebody else's change came first. */
  current: z.optional(z.unknown()),
})
