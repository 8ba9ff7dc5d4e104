import { Client } from 'pg'
import { healthQuery } from '../../database/connections/health-check'
import { interceptStatements } from '../databases/intercept-statements'

/** At which statement a program dies (of a keyed call the claim of its key is the first), and on which side of it. */
export interface Death {
  nth: number
  side: 'before' | 'after'
}

/** A death as an argument of a program, such as `3-before`. */
export const readDeath = (told: string): Death | undefined => {
  const [, nth, side] = /^(\d+)-(before|after)$/.exec(told) ?? []
  return nth && (side === 'before' || side === 'after') ? { nth: Number(nth), side } : undefined
}

const die = () => process.kill(process.pid, 'SIGKILL')

/** Lets this program kill itself at a statement of those that it gives from now on, on whichever connection. */
export function dieAtStatement({ nth, side }: Death): void {
  let count = 0
  interceptStatements((_connection, { text }) => {
    // By the clock, and not by what is done.
    if (text === healthQuery) return undefined
    count += 1
    if (count !== nth) return undefined
    if (side === 'before') die()
    return () => {
      die()
      return new Promise(() => undefined)
    }
  })
}

/** Lets this program kill itself at a statement of the first keyed call that it is sent. */
export function dieInside({ nth, side }: Death): void {
  const { query } = Client.prototype
  const counts = new WeakMap<object, number>()
  Client.prototype.query = new Proxy(query, {
    apply(real, self, given) {
      const [asked] = given as [string | { text?: string }]
      const text = typeof asked === 'string' ? asked : (asked.text ?? '')
      const isFirst = text.startsWith('insert into "kept_answers"')
      const count = isFirst ? 1 : (counts.get(self) ?? 0) + 1
      if (isFirst || counts.has(self)) counts.set(self, count)
      const isIt = counts.has(self) && count === nth
      if (isIt && side === 'before') die()
      const answer = Reflect.apply(real, self, given)
      if (!isIt) return answer
      return (answer as Promise<unknown>).then(() => {
        die()
        // Nothing is done in the moment that is left.
        return new Promise(() => undefined)
      })
    },
  })
}
