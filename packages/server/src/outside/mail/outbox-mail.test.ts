import { chmod, mkdir, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { recordingLog } from '../../testing/apps/recording-log'
import { temporaryFolder } from '../../testing/apps/temporary-folder'
import { pretendClock } from '../clock/pretend-clock'
import { pretendRandom } from '../random/pretend-random'
import { outboxMail } from './outbox-mail'
import { readMail } from './read-mail'
import { sampleMail } from './sample-mail'

async function openOutbox() {
  const folder = join(await temporaryFolder(), 'outbox')
  const log = recordingLog()
  const clock = pretendClock('2026-01-02T03:04:05.678Z')
  const from = 'Düologue <hello@duologue.example>'
  return { folder, log, port: outboxMail({ folder, from, log, clock, random: pretendRandom() }) }
}

const mode = async (path: string) => (await stat(path)).mode & 0o777

test('a mail becomes one file with its headers and both parts', async () => {
  const { folder, port } = await openOutbox()
  await port.send(sampleMail)
  const [name = '', ...others] = await readdir(folder)
  expect(others).toEqual([])
  expect(name).toMatch(/^20260102T030405678Z-[0-9a-f-]{36}\.eml$/)
  const source = await readFile(join(folder, name), 'utf8')
  expect(source.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const mail = readMail(source)
  expect(mail.header('To')).toBe(sampleMail.to)
  expect(mail.header('From')).toBe('Düologue <hello@duologue.example>')
  expect(mail.header('Subject')).toBe(sampleMail.subject)
  expect(mail.header('Date')).toBe('Fri, 02 Jan 2026 03:04:05 +0000')
  expect(mail.header('Auto-Submitted')).toBe('auto-generated')
  expect(mail.text.trimEnd()).toBe(sampleMail.text.trimEnd())
  expect(mail.html.trimEnd()).toBe(sampleMail.html.trimEnd())
})

test('only the user of the server may read it, even in a folder that was open', async () => {
  const { folder, port } = await openOutbox()
  await mkdir(folder)
  await chmod(folder, 0o755)
  await port.send(sampleMail)
  const [name = ''] = await readdir(folder)
  expect(await mode(folder)).toBe(0o700)
  expect(await mode(join(folder, name))).toBe(0o600)
})

test('the log names the file and nothing of the mail', async () => {
  const { folder, log, port } = await openOutbox()
  await port.send(sampleMail)
  const [name = ''] = await readdir(folder)
  expect(log.said).toEqual([`a mail was put into ${join(folder, name)}`])
})

test('mails of one moment do not overwrite each other', async () => {
  const { folder, port } = await openOutbox()
  await Promise.all([port.send(sampleMail), port.send(sampleMail), port.send(sampleMail)])
  expect(await readdir(folder)).toHaveLength(3)
})

test.each([
  '',
  'nobody',
  'a@school.example, b@school.example',
  'friends: a@school.example, b@school.example;',
])('"%s" is not exactly one address: nothing is written', async to => {
  const { folder, log, port } = await openOutbox()
  await expect(port.send({ ...sampleMail, to })).rejects.toThrow('exactly one address')
  await expect(readdir(folder)).rejects.toThrow('ENOENT')
  expect(log.said).toEqual([])
})

test('a subject cannot bring in a header', async () => {
  const { folder, port } = await openOutbox()
  await port.send({ ...sampleMail, subject: 'Hello\r\nBcc: b@school.example' })
  const [name = ''] = await readdir(folder)
  expect(readMail(await readFile(join(folder, name), 'utf8')).header('Bcc')).toBeUndefined()
})
