import {
  reportLimits as limits,
  type ReportReason,
  reportReasons,
} from '@duologue/domain/choices/report-choices'
import { fieldTexts } from '@duologue/domain/messages/fields'
import { reportFormTexts as texts } from '@duologue/domain/messages/reports/report-form'
import { reportTexts } from '@duologue/domain/messages/reports/reports'
import { reportCommentFault } from '@duologue/domain/reports/report-fields'
import { pathOfAddress } from '@duologue/domain/reports/reported-thing'
import { useEffect, useRef, useState } from 'react'
import { CallFailed } from '../api/call-failed'
import type { Client } from '../api/client'
import { makeCall } from '../session/make-call'
import { SelectField } from '../ui/fields/select-field'
import { SubmitButton } from '../ui/fields/submit-button'
import { TextArea } from '../ui/fields/text-area'
import { TextField } from '../ui/fields/text-field'
import { useForm } from '../ui/fields/use-form'
import styles from './send-report-form.module.css'

const isReason = (value: string): value is ReportReason =>
  (reportReasons as readonly string[]).includes(value)

const rules = {
  page: (value: string) => {
    if (value.trim() === '') return fieldTexts.required
    return pathOfAddress(value, location.origin) === undefined ? reportTexts.notOurPage : undefined
  },
  reason: (value: string) => (isReason(value) ? undefined : fieldTexts.required),
  comment: (value: string, { reason }: { reason: string }) => reportCommentFault(value, reason),
}

/**
 * The form that reports a page (reports.md#reporting-a-page); `page` is the one that its reader comes from, who goes on
 * with the reason.
 */
export function ReportForm({ client, page }: { client: Client; page: string }) {
  const own = useRef<HTMLFormElement>(null)
  const [count, setCount] = useState(0)
  const [isSent, setSent] = useState(false)
  /** What the server says of the address. */
  const [refused, setRefused] = useState<string>()
  const { field, form, isSending, reset, focus } = useForm({
    rules,
    values: { page, reason: '', comment: '' },
    depends: { reason: 'comment' },
    onSend: ({ page: reported, reason, comment }) =>
      makeCall(client, async () => {
        if (!isReason(reason)) return
        try {
          await client.reports.sendReport({ body: { page: reported, reason, comment } })
          reset({})
          setCount(0)
          setSent(true)
        } catch (error) {
          if (!(error instanceof CallFailed) || error.code !== 'page-not-found') throw error
          setRefused(error.message)
          focus('page')
        }
      }),
  })
  useEffect(() => {
    if (page !== '' && location.hash === '#report') own.current?.querySelector('select')?.focus()
  }, [page])
  const changed = () => {
    setSent(false)
    setRefused(undefined)
  }
  const pageField = field('page')
  const comment = field('comment')
  return (
    <form {...form} ref={own} className={styles.form} aria-busy={isSending} onChange={changed}>
      <TextField
        {...pageField}
        label={texts.page}
        note={texts.pageNote}
        inputMode="url"
        autoComplete="off"
        maxLength={limits.address}
        fault={pageField.fault ?? refused}
        faultIsSentence={pageField.fault === undefined}
      />
      <SelectField {...field('reason')} label={texts.reason}>
        <option value="">{texts.chooseReason}</option>
        {reportReasons.map(reason => (
          <option key={reason} value={reason}>
            {reportTexts.reasons[reason]}
          </option>
        ))}
      </SelectField>
      <TextArea
        {...comment}
        label={texts.comment}
        note={texts.commentNote}
        rows={4}
        maxLength={limits.comment}
        onChange={event => {
          setCount(event.target.value.length)
          comment.onChange()
        }}
      />
      <p className={styles.count}>{texts.written(count, limits.comment)}</p>
      <p className={styles.seenBy}>{texts.seenBy}</p>
      <div className={styles.send}>
        <SubmitButton isSending={isSending}>{texts.send}</SubmitButton>
        <p role="status" className={styles.sent}>
          {isSent ? texts.sent : ''}
        </p>
      </div>
    </form>
  )
}
