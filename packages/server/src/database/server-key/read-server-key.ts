import * as z from 'zod/mini'

/** Bytes of the server key (accounts.md#server-key). */
export const serverKeySize = 32

/** The key that a text tells: 64 hexadecimal digits, or 32 bytes as base64; undefined where it is none. */
export function readServerKey(text: string): Buffer | undefined {
  const told = text.trim()
  if (/^[0-9a-f]{64}$/i.test(told)) return Buffer.from(told, 'hex')
  if (!/^[\w+/-]{43}=?$/.test(told)) return undefined
  const key = Buffer.from(told, 'base64')
  return key.length === serverKeySize ? key : undefined
}

/** The setting of it. */
export const serverKey = z.optional(
  z.pipe(
    z.pipe(z.string(), z.transform(readServerKey)),
    z.custom<Buffer>(key => key !== undefined),
  ),
)
