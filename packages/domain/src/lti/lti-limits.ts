const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute

/** Times and sizes of launches (lti.md#launch, lti.md#our-keys, lti.md#forgetting); times in milliseconds. */
export const ltiLimits = {
  /** How long a login that a platform began may take. */
  launch: 10 * minute,
  /** How old its token may be, how far its clock may be off, and how many characters it may have. */
  tokenAge: 10 * minute,
  clock: 60 * second,
  token: 64 * 1024,
  /** How long the code is good that leads from a launch to its page. */
  code: 60 * second,
  /** How long that page may go on asking: something is chosen meanwhile. */
  page: 2 * 60 * minute,
  /** How long the answer to a course that wants something to be placed is good. */
  answer: 5 * minute,
  /** After which a student who is only a teacher's look through a student's eyes goes. */
  preview: day,
  /** How often the keys of a platform are fetched anew at most, and how long they are kept. */
  keysAnew: minute,
  keysKept: day,
  /** How long one of our keys signs, and how long it is shown. */
  keyUsed: 365 * day,
  keyShown: 395 * day,
  /** How long a deployment waits to be let in. */
  deploymentWaits: 90 * day,
  /** How long an address for a registration is good, and how long one registration has it for itself. */
  registration: day,
  registering: minute,
  /** Pages whose frames may show ours, of one platform and of all. */
  origins: 10,
  allOrigins: 50,
  /** What is taken to be placed at once. */
  placedAtOnce: 50,
} as const
