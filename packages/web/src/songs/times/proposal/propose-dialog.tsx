import type { WholeSong } from '@duologue/contract/shapes/song-shapes'
import { proposeTexts as texts } from '@duologue/domain/messages/songs/proposing'
import { readTime } from '@duologue/domain/songs/times/time'
import { useEffect, useRef, useState } from 'react'
import type { Client } from '../../../api/client'
import { DialogForm } from '../../../ui/dialogs/dialog-form'
import { notify } from '../../../ui/feedback/notify'
import { FileField } from '../../../ui/fields/file-field'
import { SelectField } from '../../../ui/fields/select-field'
import { TextField } from '../../../ui/fields/text-field'
import type { TimeSheet } from '../time-sheet'
import { type FindStep, findTimes } from './find-times'
import styles from './propose-dialog.module.css'
import { RecordingTooLong } from './read-recording'
import { type ProposalScope, proposalScopes, soughtPlaces } from './sought-places'

const told = (step: FindStep) =>
  step.step === 'voice' ? texts.voice(Math.round(100 * step.share)) : texts[step.step]

async function fetched(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error('the recording did not come')
  return answer.arrayBuffer()
}

/** Which lyrics times are proposed for; between taps only where something is there to be found. */
function ScopeField({
  scope,
  hasTaps,
  onScope,
}: {
  scope: ProposalScope
  hasTaps: boolean
  onScope: (scope: ProposalScope) => void
}) {
  const offered = proposalScopes.filter(one => one !== 'betweenTaps' || hasTaps)
  return (
    <SelectField
      label={texts.scope}
      value={scope}
      onChange={({ target }) =>
        onScope(proposalScopes.find(one => one === target.value) ?? 'untimed')
      }
    >
      {offered.map(one => (
        <option key={one} value={one}>
          {texts.scopes[one]}
        </option>
      ))}
    </SelectField>
  )
}

/** Has times proposed for lyrics: those that have none, unless all are asked for (songs.md#propose-times). */
export function ProposeDialog({
  client,
  sheet,
  song: { mediaUrl, language },
  onClose,
}: {
  client: Client
  sheet: TimeSheet
  song: Pick<WholeSong, 'mediaUrl' | 'language'>
  onClose: () => void
}) {
  const [file, setFile] = useState<File | null>(null)
  const [late, setLate] = useState('0')
  const [step, setStep] = useState<FindStep | null>(null)
  const [fault, setFault] = useState('')
  const [finding] = useState(() => new AbortController())
  // Whoever closes it does not wait for it any more.
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const [scope, setScope] = useState<ProposalScope>('untimed')
  const countOf = (asked: ProposalScope) =>
    soughtPlaces(sheet.timeline(), asked, sheet.wasTapped).size
  const count = countOf(scope)
  const lateBy = readTime(late)
  const bytes = file ? () => file.arrayBuffer() : mediaUrl ? () => fetched(mediaUrl) : null

  const find = async () => {
    if (!bytes || lateBy === undefined) return
    setFault('')
    const order = { client, sheet, language, file: bytes, late: file ? lateBy : 0, scope }
    try {
      const proposals = await findTimes(order, setStep, finding.signal)
      if (!isOpen.current) return
      if (proposals.length === 0) setFault(texts.refused)
      else {
        sheet.propose(proposals)
        notify('success', texts.proposed(proposals.length, sheet.countToCheck()))
        onClose()
      }
    } catch (error) {
      if (isOpen.current) setFault(error instanceof RecordingTooLong ? texts.tooLong : texts.failed)
    }
    setStep(null)
  }
  const close = () => {
    finding.abort()
    onClose()
  }
  return (
    <DialogForm
      title={texts.title}
      submit={texts.find}
      isSending={step !== null}
      isReady={bytes !== null && lateBy !== undefined && count > 0}
      onSubmit={() => void find()}
      onClose={close}
    >
      <ScopeField scope={scope} hasTaps={countOf('betweenTaps') > 0} onScope={setScope} />
      <p>
        {count === 0 ? texts.allTimed : scope === 'all' ? texts.leadAll(count) : texts.lead(count)}
      </p>
      <FileField
        label={mediaUrl ? texts.otherFile : texts.file}
        hint={texts.fileHint}
        accept="audio/*,video/*"
        sent={null}
        onFile={setFile}
        onCancel={() => setFile(null)}
      />
      {file ? (
        <>
          <p className={styles.file}>{texts.chosen(file.name)}</p>
          <TextField
            label={texts.late}
            inputMode="decimal"
            value={late}
            fault={lateBy === undefined ? texts.lateFault : undefined}
            onChange={({ target }) => setLate(target.value)}
          />
        </>
      ) : mediaUrl ? (
        <p className={styles.file}>{texts.own}</p>
      ) : null}
      <p className={styles.step} role="status">
        {step ? told(step) : ''}
      </p>
      <p className={styles.fault} role="alert">
        {fault}
      </p>
    </DialogForm>
  )
}
