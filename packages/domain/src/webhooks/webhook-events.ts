/** What a class tells the programs that listen to it (webhooks.md#events). */
export const webhookEvents = [
  'play-verified',
  'assignment-done',
  'student-joined',
  'reward-bought',
] as const

export type WebhookEvent = (typeof webhookEvents)[number]

/** Why a message was not taken (webhooks.md#sending): `answered` stands for a status other than 2xx. */
export const webhookFaults = ['answered', 'slow', 'not-public', 'not-safe', 'unreachable'] as const

export type WebhookFault = (typeof webhookFaults)[number]

/** How it is with a message: it waits for its first or next try, was taken, or was given up. */
export const webhookStates = ['waiting', 'sent', 'failed'] as const

export type WebhookState = (typeof webhookStates)[number]
