import type { KeptFile } from '@duologue/contract/media'
import { mostBytes, type UploadPurpose } from '@duologue/domain/media/file-purposes'
import { fileTexts as texts } from '@duologue/domain/messages/media/files'
import { refusals } from '@duologue/domain/messages/refusals'
import { useEffect, useRef, useState } from 'react'
import { CallFailed } from '../api/call-failed'
import type { Client } from '../api/client'
import type { SentShare } from '../ui/fields/file-field'

/** A file on its way, or why the last one did not arrive. */
export interface Upload {
  sent: SentShare
  fault: string | undefined
  /** Sends a file; answers what is kept, or undefined when it was refused or given up. */
  send(file: Blob): Promise<KeptFile | undefined>
  cancel(): void
}

const tooLarge = (purpose: UploadPurpose) =>
  refusals[purpose === 'song-media' ? 'song-media-too-large' : 'file-too-large']

/**
 * Sends files for one purpose, one at a time (media.md#uploading); one that is under way when the component goes is
 * given up.
 */
export function useUpload(client: Client, purpose: UploadPurpose): Upload {
  const [sent, setSent] = useState<SentShare>(null)
  const [fault, setFault] = useState<string>()
  const going = useRef<AbortController>(null)
  const cancel = () => going.current?.abort()
  useEffect(() => () => going.current?.abort(), [])
  const send = async (file: Blob) => {
    going.current?.abort()
    // It need not be sent to be refused.
    if (file.size > mostBytes(purpose)) {
      setFault(tooLarge(purpose))
      return undefined
    }
    const mine = new AbortController()
    going.current = mine
    setFault(undefined)
    setSent(0)
    try {
      const how = { file, onProgress: setSent, signal: mine.signal }
      return await client.media.uploadFile({ query: { purpose } }, how)
    } catch (error) {
      if (mine.signal.aborted) return undefined
      setFault(error instanceof CallFailed ? error.message : texts.notSent)
      return undefined
    } finally {
      if (going.current === mine) setSent(null)
    }
  }
  return { sent, fault, send, cancel }
}
