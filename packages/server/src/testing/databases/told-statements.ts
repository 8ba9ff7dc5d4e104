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

type Answered = (...answer: unknown[]) => unknown

/** Tells when a statement was answered, before whoever has asked learns of it. */
function tellAnswer(
  ask: (given: unknown[]) => unknown,
  given: unknown[],
  answered: () => void,
): unknown {
  const last = given.at(-1)
  if (typeof last !== 'function') {
    const asked = ask(given)
    if (asked instanceof Promise) asked.then(answered, answered)
    return asked
  }
  const hear: Answered = (...answer) => {
    answered()
    return last(...answer)
  }
  return ask([...given.slice(0, -1), hear])
}

/**
 * From now on tells each statement that any database is given, and the connection that is asked. What is answered to
 * that is called when the statement has its own answer. Answers how to end it.
 */
export function tellStatements(
  tell: (connection: unknown, statement: ToldStatement) => unknown,
): () => void {
  const { query } = Client.prototype
  Client.prototype.query = new Proxy(query, {
    apply(real, self, given) {
      const heard = tell(self, statementOf(given))
      const answered = () => void (typeof heard === 'function' && heard())
      return tellAnswer(told => Reflect.apply(real, self, told), given, answered)
    },
  })
  return () => {
    Client.prototype.query = query
  }
}

/** The same while something is done. */
export async function watchStatements(
  tell: Parameters<typeof tellStatements>[0],
  doing: () => Promise<unknown>,
): Promise<void> {
  const end = tellStatements(tell)
  try {
    await doing()
  } finally {
    end()
  }
}
