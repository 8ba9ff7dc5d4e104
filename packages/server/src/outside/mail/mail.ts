/** One letter to one person; `to` is an address, with or without a name (`Zoë <zoe@example.org>`). */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** How mail leaves the house. */
export interface MailPort {
  /** Where mail goes, as the log may say: the host of a server, without a login. */
  readonly place?: string
  /** Resolves when the mail was taken over; rejects when it was not, and the sender may try again. */
  send(mail: Mail): Promise<void>
  /** Lets go of what the port holds open; may be called twice. Nothing can be sent afterwards. */
  close(): Promise<void>
}

/** What mail writes to: never an address, a link or a sentence of a mail. */
export interface MailLog {
  info(message: string): void
  warn(message: string): void
}
