import { Client, type Pool } from 'pg'

/**
 * A connection of its own to the database of a pool, for rows that are copied in bulk: on the pool's, which send what
 * follows without waiting, they would come between other answers.
 */
export async function connectForCopies({ options }: Pool): Promise<Client> {
  // The pool hides its password from whoever lists its options.
  const client = new Client({ ...options, password: options.password, pipeline: false })
  client.on('error', () => undefined)
  await client.connect()
  return client
}
