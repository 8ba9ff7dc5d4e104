import * as z from 'zod/mini'

/** What is told of every deed (webhooks.md#messages): the id is the same however often it is sent. */
const told = {
  id: z.string(),
  /** When it happened, as an ISO instant. */
  at: z.string(),
  class: z.string(),
  student: z.string(),
}

/** What a webhook is sent as JSON: ids of what the calls answer, and no names (webhooks.md#events). */
export const webhookDeed = z.discriminatedUnion('event', [
  z.object({
    ...told,
    event: z.literal('play-verified'),
    assignment: z.string(),
    play: z.string(),
    score: z.int(),
  }),
  z.object({
    ...told,
    event: z.literal('assignment-done'),
    assignment: z.string(),
    onTime: z.boolean(),
  }),
  z.object({ ...told, event: z.literal('student-joined') }),
  z.object({
    ...told,
    event: z.literal('reward-bought'),
    /** The reward, in the calls a product. */
    product: z.string(),
    /** What was bought of it, in the calls an item. */
    item: z.string(),
    price: z.int(),
    /** A reward for the class is bought by the last card that is given for it, by this student. */
    isForClass: z.boolean(),
  }),
])

export type WebhookDeed = z.output<typeof webhookDeed>
