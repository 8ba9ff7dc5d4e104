/** The server's clock, as a port: nobody else asks the machine for the time. */
export interface Clock {
  now(): Date
}

export const machineClock: Clock = { now: () => new Date() }
