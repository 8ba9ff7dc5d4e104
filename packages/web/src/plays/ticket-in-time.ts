/** How long a game may wait for its ticket, in milliseconds; then it begins without one. */
const longestWait = 2000

const afterWait = () => new Promise<null>(resolve => setTimeout(resolve, longestWait, null))

/** The ticket that was asked for, where it comes in time; never rejects. */
export const ticketInTime = <Ticket>(asked: Promise<Ticket>): Promise<Ticket | null> =>
  Promise.race([asked.catch(() => null), afterWait()])
