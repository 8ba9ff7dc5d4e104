import * as z from 'zod/mini'
import { ownUser } from '../shapes/own-user'

/** Somebody is logged in with a card; when a keeper made it, told once (pupils.md#cards). */
export const cardSession = z.object({
  user: ownUser,
  authToken: z.string(),
  newCardAt: z.optional(z.string()),
})
