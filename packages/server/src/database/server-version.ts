/** The oldest major version of PostgreSQL whose SQL we write. */
export const oldestServer = 15
