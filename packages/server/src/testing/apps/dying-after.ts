import { Client } from 'pg'

/** Ends the program where it stands; nothing is answered in the moment that is left. */
function die(): Promise<never> {
  process.kill(process.pid, 'SIGKILL')
  return new Promise(() => undefined)
}

/**
 * Lets this program kill itself as soon as the first transaction that wrote to a table is done, before it answers; a
 * statement that begins with its conditions (`with …`) is one by itself.
 */
export function dieAfterCommitOf(table: string): void {
  const { query } = Client.prototype
  const writers = new WeakSet<object>()
  Client.prototype.query = new Proxy(query, {
    apply(real, self, given) {
      const [asked] = given as [string | { text?: string }]
      const text = (typeof asked === 'string' ? asked : (asked.text ?? '')).trimStart()
      if (text.startsWith(`insert into "${table}"`)) writers.add(self)
      const isWhole = text.startsWith('with ') && text.includes(`insert into "${table}"`)
      // The pool hands its own statements a function to be told by.
      if (isWhole) return Reflect.apply(real, self, [...given.slice(0, -1), die])
      const answer = Reflect.apply(real, self, given)
      return text === 'commit' && writers.has(self)
        ? (answer as Promise<unknown>).then(die)
        : answer
    },
  })
}
