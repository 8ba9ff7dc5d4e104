import { chmod, mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Clock } from '../clock/clock'
import { newId } from '../random/new-id'
import type { RandomSource } from '../random/random'
import { envelope } from './envelope'
import type { MailLog, MailPort } from './mail'

/**
 * Keeps each mail as an `.eml` file (RFC 5322) in a folder that only the server's user may open, where no mail server
 * is set up (accounts.md#mails). The log names the file; whoever runs the server opens it there.
 */
export function outboxMail(outbox: {
  folder: string
  from: string
  log: MailLog
  clock: Clock
  random: RandomSource
}): MailPort {
  const { folder, from, log, clock, random } = outbox
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const date = clock.now()
      const { message } = await composer.sendMail({ ...envelope(mail, from), date })
      if (!Buffer.isBuffer(message)) throw new Error('the composer was asked for a buffer')
      const time = date.toISOString().replaceAll(/[:.-]/g, '')
      const name = `${time}-${newId(random, clock)}.eml`
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // A folder that was there already may be open to others.
      await chmod(folder, 0o700)
      await writeWhole(folder, name, message)
      log.info(`a mail was put into ${join(folder, name)}`)
    },
    close: async () => composer.close(),
  }
}

/** Under its own name a file is never half written, not even when the power goes. */
async function writeWhole(folder: string, name: string, content: Uint8Array): Promise<void> {
  const unfinished = join(folder, `.${name}.unfinished`)
  try {
    const file = await open(unfinished, 'wx', 0o600)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, join(folder, name))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
