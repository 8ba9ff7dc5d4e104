import type { Roster } from '@duologue/contract/rosters/rosters'
import { fileTexts } from '@duologue/domain/messages/media/files'
import { refusals } from '@duologue/domain/messages/refusals'
import { rosterTexts as texts } from '@duologue/domain/messages/rosters/rosters'
import { rosterLimits } from '@duologue/domain/rosters/roster-limits'
import { useEffect, useRef, useState } from 'react'
import { CallFailed } from '../api/call-failed'
import type { Client } from '../api/client'
import { FileField, type SentShare } from '../ui/fields/file-field'

/** Why a file was not read, with the files inside it that are wrong, and in which column. */
function faultOf(error: unknown): string {
  if (!(error instanceof CallFailed)) return fileTexts.notSent
  const inside = Object.keys(error.fields ?? {}).join(', ')
  return [error.message, inside ? `(${inside})` : '', texts.unchanged].filter(Boolean).join(' ')
}

/** Where the ZIP of a roster is chosen and sent; it is read, and nothing changes yet (rosters.md#the-tab). */
export function ImportRosterField({
  client,
  onRead,
}: {
  client: Client
  onRead: (roster: Roster) => void
}) {
  const [sent, setSent] = useState<SentShare>(null)
  const [fault, setFault] = useState<string>()
  const going = useRef<AbortController>(null)
  useEffect(() => () => going.current?.abort(), [])
  const send = async (file: File) => {
    // It need not be sent to be refused.
    if (file.size > rosterLimits.file) return setFault(refusals['roster-too-large'])
    const mine = new AbortController()
    going.current = mine
    setFault(undefined)
    setSent(0)
    try {
      const how = { file, onProgress: setSent, signal: mine.signal }
      onRead(await client.rosters.importRoster({}, how))
    } catch (error) {
      if (!mine.signal.aborted) setFault(faultOf(error))
    } finally {
      setSent(null)
    }
  }
  return (
    <FileField
      label={texts.file}
      hint={texts.fileHint}
      accept=".zip,application/zip"
      fault={fault}
      sent={sent}
      onFile={file => void send(file)}
      onCancel={() => going.current?.abort()}
    />
  )
}
