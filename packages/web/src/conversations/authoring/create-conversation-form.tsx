import type { Conversation } from '@duologue/contract/conversations'
import { type LanguageCode, languageOf } from '@duologue/domain/choices/languages'
import { levelOf } from '@duologue/domain/choices/levels'
import {
  characterNameFault,
  creditFault,
  descriptionFault,
  titleFault,
} from '@duologue/domain/conversations/conversation-fields'
import { conversationLimits as limits } from '@duologue/domain/conversations/conversation-limits'
import type { DraftedLine } from '@duologue/domain/conversations/drafts/asked-draft'
import { isAsDrafted } from '@duologue/domain/conversations/drafts/draft-script'
import type { PastedLine, PastedScript } from '@duologue/domain/conversations/script/paste-script'
import { authoringTexts as texts } from '@duologue/domain/messages/conversations/authoring'
import { fieldTexts } from '@duologue/domain/messages/fields'
import { type ComponentProps, Suspense, useState } from 'react'
import type { Client } from '../../api/client'
import { LanguageField, LevelField } from '../../editor-kit/choice-fields'
import create from '../../editor-kit/create-form.module.css'
import { makeCall } from '../../session/make-call'
import { FormGuard } from '../../ui/dialogs/form-guard'
import { latePart } from '../../ui/feedback/late-part'
import { SubmitButton } from '../../ui/fields/submit-button'
import { TextArea } from '../../ui/fields/text-area'
import { TextField } from '../../ui/fields/text-field'
import { useForm } from '../../ui/fields/use-form'
import styles from './create-conversation-form.module.css'
import type { Drafted } from './drafts/drafted'

const DraftDialog = latePart(async () => (await import('./drafts/draft-lines-dialog')).DraftDialog)
const PastePanel = latePart(async () => (await import('./lines/paste-panel')).PastePanel)

const rules = {
  title: titleFault,
  description: descriptionFault,
  language: (value: string) => (value === '' ? fieldTexts.required : undefined),
  difficulty: () => undefined,
  translationLanguage: () => undefined,
  name1: characterNameFault,
  name2: characterNameFault,
  credit: creditFault,
}

/** What is sent of the fields. */
const bodyOf = (values: Record<keyof typeof rules, string>, language: LanguageCode) => {
  const difficulty = levelOf(values.difficulty)
  return {
    title: values.title,
    description: values.description,
    credit: values.credit,
    language,
    ...(difficulty ? { difficulty } : {}),
    translationLanguage: languageOf(values.translationLanguage) ?? 'en',
    character1: { name: values.name1 },
    character2: { name: values.name2 },
  }
}

/** A line of the script as it is sent: one that is as the service drafted it waits to be read. */
const sentLine = (line: PastedLine, drafted: readonly DraftedLine[]) => {
  const isDrafted = isAsDrafted(line, drafted)
  return {
    ...line,
    ...(line.translation ? { translationSource: isDrafted ? 'machine:draft' : 'human' } : {}),
    ...(isDrafted ? { madeBy: 'draft' as const } : {}),
  }
}

/** The dialog that asks for a draft, while a service is to be asked. */
const AskedForDraft = ({
  service,
  ...told
}: Omit<ComponentProps<typeof DraftDialog>, 'service'> & { service: string | undefined }) =>
  service === undefined ? null : (
    <Suspense>
      <DraftDialog {...told} service={service} />
    </Suspense>
  )

/** The form of /convo/create (conversations.md#creating-one): blank, or with the lines of a pasted script. */
export function CreateForm({
  client,
  isPasted,
  draftService,
  onDraftTaken,
  onDraftClosed,
  onCreated,
}: {
  client: Client
  isPasted: boolean
  /** The service that is to be asked for a draft; undefined while none is. */
  draftService: string | undefined
  /** A draft has come: the script is shown with it. */
  onDraftTaken: () => void
  onDraftClosed: () => void
  onCreated: (conversation: Conversation) => Promise<unknown>
}) {
  const [script, setScript] = useState<PastedScript | null>(null)
  const [drafted, setDrafted] = useState<Drafted | null>(null)
  const lines = isPasted ? (script?.lines ?? []) : []
  const { field, form, isSending, isTyped, fill } = useForm({
    rules,
    values: { translationLanguage: 'en', difficulty: 'all', language: '' },
    onSend: values =>
      makeCall(
        client,
        async () => {
          const language = languageOf(values.language)
          if (!language) return
          const dialogue = lines.map(line => sentLine(line, drafted?.lines ?? []))
          const made = await client.conversations.createConversation({
            body: { ...bodyOf(values, language), dialogue },
          })
          await onCreated(made)
        },
        texts.created,
      ),
  })
  const take = (read: PastedScript) => {
    setScript(read)
    fill({ name1: read.names[0], name2: read.names[1] })
  }
  const takeDraft = (draft: Drafted) => {
    const { language, level, translationLanguage, names } = draft.asked
    setDrafted(draft)
    setScript(draft.script)
    fill({ language, difficulty: level, translationLanguage, name1: names[0], name2: names[1] })
    onDraftTaken()
  }
  return (
    <>
      <form {...form} className={create.form} aria-busy={isSending}>
        {isPasted ? (
          <Suspense fallback={<div className={styles.waiting} />}>
            <PastePanel key={drafted?.text} drafted={drafted} onScript={take} />
          </Suspense>
        ) : null}
        <div className={create.fields}>
          <TextField {...field('title')} label={texts.title} maxLength={limits.title} />
          <TextArea
            {...field('description')}
            label={texts.description}
            maxLength={limits.description}
          />
          <div className={create.pair}>
            <LanguageField {...field('language')} />
            <LevelField {...field('difficulty')} />
          </div>
          <div className={create.pair}>
            {([1, 2] as const).map(number => (
              <div key={number} className={styles.voice} data-voice={number}>
                <TextField
                  {...field(`name${number}`)}
                  label={texts.character(number)}
                  maxLength={limits.characterName}
                />
              </div>
            ))}
          </div>
          <div className={create.pair}>
            <LanguageField {...field('translationLanguage')} label={texts.translationLanguage}>
              {null}
            </LanguageField>
            <TextField {...field('credit')} label={texts.credit} maxLength={limits.credit} />
          </div>
          <SubmitButton isSending={isSending}>{texts.create}</SubmitButton>
        </div>
      </form>
      <FormGuard isTyped={isTyped} />
      <AskedForDraft
        client={client}
        service={draftService}
        onDrafted={takeDraft}
        onClose={onDraftClosed}
      />
    </>
  )
}
