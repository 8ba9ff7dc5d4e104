import { Client } from 'pg'

/** Ends the program where it stands; nothing is answered in the moment that is left. */
function die(): Promise<never> {
  process.kill(process.pid, 'SIGKILL')
  return new Promise(() => undefined)
}

/** Lets this program kill itself as soon as the first transaction that wrote to a table is done, before it answers. */
export function dieAfterCommitOf(table: string): void {
  const { query } = Client.prototype
  const writers = new WeakSet<object>()
  Client.prototype.query = new Proxy(query, {
    apply(real, self, given) {
      const [asked] = given as [string | { text?: string }]
      const text = (typeof asked === 'string' ? asked : (asked.text ?? '')).trimStart()
      const isWriting = /^(insert|with) /.test(text) && text.includes(`insert into "${table}"`)
      // The pool hands its own statements a function to be told by: such a one is a transaction by itself.
      if (isWriting && typeof given.at(-1) === 'function')
        return Reflect.apply(real, self, [...given.slice(0, -1), die])
      if (isWriting) writers.add(self)
      const answer = Reflect.apply(real, self, given)
      return text === 'commit' && writers.has(self)
        ? (answer as Promise<unknown>).then(die)
        : answer
    },
  })
}
