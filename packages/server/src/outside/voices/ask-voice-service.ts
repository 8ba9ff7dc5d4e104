import { SpeechFailed, SpeechNonsense } from './synthesizer'

/** Bytes; a minute of good MP3 is half a million. */
const mostBytes = 5_000_000

/** What a service answers, whole. Follows no redirect. Throws SpeechFailed when it answers nothing usable. */
export async function askVoiceService(
  address: string,
  init: { method?: string; headers: Record<string, string>; body?: string; signal: AbortSignal },
): Promise<Buffer> {
  const failed = (why: string) => new SpeechFailed(why)
  const response = await fetch(address, { ...init, redirect: 'error' }).catch(() => {
    throw failed(init.signal.aborted ? 'the service is too slow' : 'no connection')
  })
  if (response.status !== 200) {
    await response.body?.cancel()
    throw failed(`the service answered ${response.status}`)
  }
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of response.body ?? []) {
      size += part.byteLength
      if (size > mostBytes) throw new SpeechNonsense('the service sent too much')
      parts.push(part)
    }
  } catch (error) {
    throw error instanceof SpeechFailed ? error : new SpeechNonsense('no whole answer')
  }
  if (size === 0) throw new SpeechNonsense('the service sent nothing')
  return Buffer.concat(parts)
}
