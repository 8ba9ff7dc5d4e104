import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Card } from '@duologue/contract/pupils'
import { type CardSecrets, cardSecrets } from '@duologue/domain/pupils/card-secrets'
import { foldWords, wordsOfVersion } from '@duologue/domain/pupils/card-words'
import type { PupilRow } from '../pupil-store'

type Numbered = Pick<PupilRow, 'user' | 'serial' | 'wordsVersion'>

/** The secrets of a pupil's card: computed, so that it is printed again without being stored (pupils.md#cards). */
const secretsOf = (key: Buffer, { user, serial, wordsVersion }: Numbered): CardSecrets =>
  cardSecrets(
    createHmac('sha256', key).update(`${user} ${serial}`).digest(),
    wordsOfVersion(wordsVersion),
  )

const idBytes = (user: string) => Buffer.from(user.replaceAll('-', ''), 'hex')

/** What a QR carries: whose card it is, and the secret. */
const qrOf = (user: string, secret: Uint8Array) =>
  Buffer.concat([idBytes(user), secret]).toString('base64url')

/** Whose card a scanned text is, and its secret; undefined where it is none of ours. */
export function readQr(text: string): { user: string; secret: Buffer } | undefined {
  if (!/^[\w-]{43}$/.test(text)) return undefined
  const bytes = Buffer.from(text, 'base64url')
  const user = bytes
    .subarray(0, 16)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  return { user, secret: bytes.subarray(16) }
}

/** A pupil's card as it is printed. */
export function cardOf(
  key: Buffer,
  pupil: Numbered,
  person: { fullName: string; username: string },
): Card {
  const { qr, words, pictures } = secretsOf(key, pupil)
  return {
    pupil: pupil.user,
    name: person.fullName,
    cardName: person.username,
    qr: qrOf(pupil.user, qr),
    words: [...words],
    pictures: [...pictures],
  }
}

/** What somebody brings: what a scan carries, the words that they typed, or the pictures that they pressed. */
export type Brought = { secret: Buffer } | { words: string } | { pictures: readonly number[] }

const isSame = (one: Buffer, other: Buffer) =>
  one.length === other.length && timingSafeEqual(one, other)

/** Texts are compared by what is computed of them, which has one length. */
const digest = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Whether what is brought opens this card; the time tells nothing of it. */
export function opensCard(key: Buffer, pupil: Numbered, brought: Brought): boolean {
  const { qr, words, pictures } = secretsOf(key, pupil)
  if ('secret' in brought) return isSame(Buffer.from(qr), brought.secret)
  if ('pictures' in brought) return isSame(Buffer.from(pictures), Buffer.from(brought.pictures))
  return isSame(digest(key, foldWords(words.join(' '))), digest(key, foldWords(brought.words)))
}
