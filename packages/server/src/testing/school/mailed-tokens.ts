import { readMail } from '../../outside/mail/read-mail'

/** The tokens of the links to a page that were mailed to an address, in the order of the mails. */
export async function mailedTokens(
  server: { mails(): Promise<string[]> },
  email: string,
  page: 'email-verify' | 'password-reset',
): Promise<string[]> {
  const mails = (await server.mails()).map(readMail)
  const link = new RegExp(`/${page}\\?token=([\\w-]{43})`)
  return mails
    .filter(mail => mail.header('To') === email)
    .flatMap(({ text }) => link.exec(text)?.[1] ?? [])
}
