const minute = 60_000
const day = 24 * 60 * minute

/**
 * Lengths in characters (accounts.md#rules-of-fields), times in milliseconds, counts (accounts.md#sessions,
 * accounts.md#failed-logins).
 */
export const accountLimits = {
  email: 255,
  passwordLeast: 8,
  passwordMost: 64,
  usernameLeast: 3,
  usernameMost: 16,
  name: 30,
  session: 30 * day,
  confirmed: day / 2,
  resetLink: 60 * minute,
  verifyLink: 7 * day,
  loginTries: 10,
  loginTriesAnywhere: 50,
  loginWindow: 15 * minute,
  loginSpacing: 20_000,
  mailsAnHour: 5,
  keptAnswer: 7 * day,
  findLeast: 3,
  findMost: 20,
} as const
