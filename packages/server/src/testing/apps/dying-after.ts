import { Client } from 'pg'

/** Lets this program kill itself as soon as the first transaction that wrote to a table is done, before it answers. */
export function dieAfterCommitOf(table: string): void {
  const { query } = Client.prototype
  const writers = new WeakSet<object>()
  Client.prototype.query = new Proxy(query, {
    apply(real, self, given) {
      const [asked] = given as [string | { text?: string }]
      const text = typeof asked === 'string' ? asked : (asked.text ?? '')
      if (text.startsWith(`insert into "${table}"`)) writers.add(self)
      const answer = Reflect.apply(real, self, given)
      if (text !== 'commit' || !writers.has(self)) return answer
      return (answer as Promise<unknown>).then(() => {
        process.kill(process.pid, 'SIGKILL')
        // Nothing is answered in the moment that is left.
        return new Promise(() => undefined)
      })
    },
  })
}
