/**
 * Every refusal the server knows and what it says (architecture.md, habit 7). The status hangs on the code in the
 * contract. No sentence echoes input or names an inner part.
 */
export const refusals = {
  'invalid-input': 'Some of the data sent is not valid.',
  'token-missing': 'Authorization token missing',
  'not-allowed': 'You may not do this.',
  'conversation-not-found': 'Conversation not found.',
  'not-found': 'Not found.',
  'too-large': 'That is too large to send.',
  'wrong-content-type': 'Only JSON is understood here.',
  'too-many-requests': 'Too many requests. Please wait a moment and try again.',
  'server-error': 'Unknown server error.',
  'database-away': 'The service is busy. Please try again in a moment.',
} as const

export type Refusal = keyof typeof refusals
