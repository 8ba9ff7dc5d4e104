import type { SendMailOptions } from 'nodemailer'
import addressparser from 'nodemailer/lib/addressparser'
import type { Mail } from './mail'

/**
 * A mail as the composer takes it. Throws when `to` is not exactly one address: a comma in a stored address must never
 * send somebody's link to a second person.
 */
export function envelope(mail: Mail, from: string): SendMailOptions {
  const [to, ...others] = addressparser(mail.to)
  if (!to?.address || others.length > 0) throw new Error('a mail goes to exactly one address')
  return {
    from,
    to: { name: to.name, address: to.address },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // Keeps "I am on holiday" answers away (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
