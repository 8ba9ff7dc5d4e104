import { createTransport } from 'nodemailer'
import { envelope } from './envelope'
import type { MailPort } from './mail'

/** Milliseconds that a silent mail server is waited for, at each step. */
const patience = 10_000

/**
 * Sends over any SMTP server. `smtps://` speaks TLS from the first byte; `smtp://` changes to TLS when the server offers
 * it, and `smtp://…?requireTLS=true` refuses to go on without. Connections are kept and shared.
 */
export function smtpMail({ url, from }: { url: string; from: string }): MailPort {
  const server = createTransport({
    url,
    pool: true,
    dnsTimeout: patience,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  })
  return {
    place: new URL(url).host,
    async send(mail) {
      await server.sendMail(envelope(mail, from))
    },
    close: async () => server.close(),
  }
}
