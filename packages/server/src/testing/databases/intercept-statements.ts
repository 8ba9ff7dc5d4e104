import { Client } from 'pg'

/** A statement as the database is given it. */
export interface GivenStatement {
  text: string
  values: unknown[]
}

function statementOf([query, given]: unknown[]): GivenStatement {
  const config = (typeof query === 'string' ? { text: query } : query) as Partial<GivenStatement>
  return { text: config.text ?? '', values: Array.isArray(given) ? given : (config.values ?? []) }
}

type Callback = (...answer: unknown[]) => unknown

/** Asks, and gives the answer on when `answered` says so. */
function holdAnswer(
  ask: (given: unknown[]) => unknown,
  given: unknown[],
  answered: () => Promise<void>,
): unknown {
  const last = given.at(-1)
  if (typeof last === 'function') {
    const hear: Callback = (...answer) => void answered().then(() => last(...answer))
    return ask([...given.slice(0, -1), hear])
  }
  const asked = ask(given)
  if (asked instanceof Promise)
    return asked.then(
      answer => answered().then(() => answer),
      (error: unknown) =>
        answered().then(() => {
          throw error
        }),
    )
  // What is copied has no answer of its own.
  void answered()
  return asked
}

/**
 * From now on tells each statement that any database is given, and the connection that is asked. When it is answered,
 * what came back of the telling is called, and whoever has asked gets the answer when that has settled. Answers how to
 * end it.
 */
export function interceptStatements(
  tell: (connection: Client, statement: GivenStatement) => (() => Promise<void>) | undefined,
): () => void {
  const { query } = Client.prototype
  Client.prototype.query = new Proxy(query, {
    apply(real, self, given) {
      const answered = tell(self as Client, statementOf(given))
      const ask = (told: unknown[]) => Reflect.apply(real, self, told)
      return answered ? holdAnswer(ask, given, answered) : ask(given)
    },
  })
  return () => {
    Client.prototype.query = query
  }
}

/** Tells each statement while something is done. */
export async function watchStatements(
  tell: (connection: unknown, statement: GivenStatement) => void,
  doing: () => Promise<unknown>,
): Promise<void> {
  const end = interceptStatements((connection, statement) => {
    tell(connection, statement)
    return undefined
  })
  try {
    await doing()
  } finally {
    end()
  }
}
