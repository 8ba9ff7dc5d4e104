import { languageOf } from '@duologue/domain/choices/languages'
import { levelOf, levels } from '@duologue/domain/choices/levels'
import { characterNameFault } from '@duologue/domain/conversations/conversation-fields'
import { conversationLimits } from '@duologue/domain/conversations/conversation-limits'
import {
  type AskedDraft,
  askedWordsFault,
  askedWordsOf,
  grammarFault,
  topicFault,
} from '@duologue/domain/conversations/drafts/asked-draft'
import { draftLimits as limits } from '@duologue/domain/conversations/drafts/draft-limits'
import { draftScript } from '@duologue/domain/conversations/drafts/draft-script'
import { pasteScript } from '@duologue/domain/conversations/script/paste-script'
import { authoringTexts } from '@duologue/domain/messages/conversations/authoring'
import { draftTexts as texts } from '@duologue/domain/messages/conversations/drafts'
import { fieldTexts } from '@duologue/domain/messages/fields'
import { editorTexts } from '@duologue/domain/messages/saving/editors'
import { foldText } from '@duologue/domain/text/fold'
import { useEffect, useRef } from 'react'
import type { Client } from '../../../api/client'
import { LanguageField } from '../../../editor-kit/choice-fields'
import { makeCall } from '../../../session/make-call'
import { DialogForm } from '../../../ui/dialogs/dialog-form'
import { SelectField } from '../../../ui/fields/select-field'
import { TextField } from '../../../ui/fields/text-field'
import { useForm } from '../../../ui/fields/use-form'
import styles from './draft-lines.module.css'
import type { Drafted } from './drafted'

const rules = {
  language: (value: string) => (value === '' ? fieldTexts.required : undefined),
  level: () => undefined,
  topic: topicFault,
  grammar: grammarFault,
  words: askedWordsFault,
  lines: () => undefined,
  translationLanguage: () => undefined,
  name1: characterNameFault,
  name2: (value: string, { name1 }: { name1: string }) =>
    characterNameFault(value) ??
    (foldText(value.trim()) === foldText(name1.trim()) ? texts.sameName : undefined),
}

const values = { language: '', level: 'A1', lines: '14', translationLanguage: 'en' }

/** What was typed, as the call takes it. */
const askedOf = (typed: Record<keyof typeof rules, string>): AskedDraft => ({
  language: languageOf(typed.language) ?? 'en',
  translationLanguage: languageOf(typed.translationLanguage) ?? 'en',
  level: levelOf(typed.level) ?? 'A1',
  topic: typed.topic.trim(),
  grammar: typed.grammar.trim(),
  words: askedWordsOf(typed.words),
  lines: Number(typed.lines),
  names: [typed.name1.trim(), typed.name2.trim()],
})

const counts = Array.from(
  { length: limits.mostLines - limits.fewestLines + 1 },
  (_, more) => limits.fewestLines + more,
)

/** Has the service draft the lines of a conversation; what comes after Cancel is dropped. */
function useDraft(client: Client, onDrafted: (drafted: Drafted) => void) {
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  return (asked: AskedDraft) =>
    makeCall(client, async () => {
      const body = {
        ...asked,
        words: [...asked.words],
        names: [...asked.names] as [string, string],
      }
      const draft = await client.conversations.draftLines({ body }).catch((error: unknown) => {
        if (isOpen.current) throw error
      })
      if (!draft || !isOpen.current) return
      const text = draftScript(draft.lines, asked.names)
      onDrafted({ ...draft, asked, text, script: pasteScript(text, 'table') })
    })
}

/** Asks what a draft shall be about (conversations.md#drafts-with-help); nothing is stored by it. */
export function DraftDialog({
  client,
  service,
  onDrafted,
  onClose,
}: {
  client: Client
  /** The machine that what is typed here is sent to. */
  service: string
  onDrafted: (drafted: Drafted) => void
  onClose: () => void
}) {
  const ask = useDraft(client, onDrafted)
  const { field, form, isSending } = useForm({
    rules,
    values,
    depends: { name1: 'name2' },
    onSend: typed => ask(askedOf(typed)),
  })
  return (
    <DialogForm
      title={texts.title}
      submit={texts.draft}
      isSending={isSending}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <p>{texts.lead}</p>
      <div className={styles.pair}>
        <LanguageField {...field('language')} />
        <SelectField {...field('level')} label={editorTexts.difficulty}>
          {levels.map(level => (
            <option key={level}>{level}</option>
          ))}
        </SelectField>
      </div>
      <TextField
        {...field('topic')}
        label={texts.topic}
        note={texts.topicNote}
        maxLength={limits.topic}
      />
      <TextField
        {...field('grammar')}
        label={texts.grammar}
        note={texts.grammarNote}
        maxLength={limits.grammar}
      />
      <TextField {...field('words')} label={texts.words} note={texts.wordsNote} maxLength={450} />
      <div className={styles.pair}>
        {([1, 2] as const).map(number => (
          <TextField
            key={number}
            {...field(`name${number}`)}
            label={texts.name(number)}
            maxLength={conversationLimits.characterName}
            autoComplete="off"
          />
        ))}
      </div>
      <div className={styles.pair}>
        <SelectField {...field('lines')} label={texts.lines}>
          {counts.map(count => (
            <option key={count}>{count}</option>
          ))}
        </SelectField>
        <LanguageField {...field('translationLanguage')} label={authoringTexts.translationLanguage}>
          {null}
        </LanguageField>
      </div>
      <p className={styles.sent}>{texts.sent(service)}</p>
      <p role="status">{isSending ? texts.drafting : null}</p>
    </DialogForm>
  )
}
