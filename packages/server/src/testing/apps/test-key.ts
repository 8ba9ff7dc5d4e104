/** The server key (SERVER_KEY) of every program and server of tests: they meet on the same databases. */
export const testKey = '5e'.repeat(32)
