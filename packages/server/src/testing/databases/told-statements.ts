import { Client } from 'pg'

/** A statement as the database is given it. */
export interface ToldStatement {
  text: string
  values: unknown[]
}

function statementOf([query, given]: unknown[]): ToldStatement {
  const config = (typeof query === 'string' ? { text: query } : query) as Partial<ToldStatement>
  return { text: config.text ?? '', values: Array.isArray(given) ? given : (config.values ?? []) }
}

/** While something is done, tells each statement that any database is given, and the connection that is asked. */
export async function watchStatements(
  tell: (connection: unknown, statement: ToldStatement) => void,
  doing: () => Promise<unknown>,
): Promise<void> {
  const { query } = Client.prototype
  Client.prototype.query = new Proxy(query, {
    apply(real, self, given) {
      tell(self, statementOf(given))
      return Reflect.apply(real, self, given)
    },
  })
  try {
    await doing()
  } finally {
    Client.prototype.query = query
  }
}
