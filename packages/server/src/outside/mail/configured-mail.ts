import type { MailPort } from './mail'
import { outboxMail } from './outbox-mail'
import { smtpMail } from './smtp-mail'

/** The mail server that the settings name, else files in the data folder (accounts.md#mails). */
export function configuredMail(
  told: { smtpUrl: string | undefined; mailFrom: string; dataDir: string },
  parts: Pick<Parameters<typeof outboxMail>[0], 'log' | 'clock' | 'random'>,
): MailPort {
  const { smtpUrl, mailFrom: from, dataDir } = told
  if (smtpUrl) return smtpMail({ url: smtpUrl, from })
  return outboxMail({ folder: `${dataDir}/outbox`, from, ...parts })
}
