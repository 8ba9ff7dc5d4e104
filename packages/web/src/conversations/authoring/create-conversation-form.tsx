import type { Conversation } from '@duologue/contract/conversations'
import { languageOf } from '@duologue/domain/choices/languages'
import { levelOf } from '@duologue/domain/choices/levels'
import {
  characterNameFault,
  creditFault,
  descriptionFault,
  titleFault,
} from '@duologue/domain/conversations/conversation-fields'
import { conversationLimits as limits } from '@duologue/domain/conversations/conversation-limits'
import type { PastedScript } from '@duologue/domain/conversations/script/paste-script'
import { authoringTexts as texts } from '@duologue/domain/messages/conversations/authoring'
import { fieldTexts } from '@duologue/domain/messages/fields'
import { Suspense, useState } from 'react'
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

/** The form of /convo/create (conversations.md#creating-one): blank, or with the lines of a pasted script. */
export function CreateForm({
  client,
  isPasted,
  onCreated,
}: {
  client: Client
  isPasted: boolean
  onCreated: (conversation: Conversation) => Promise<unknown>
}) {
  const [script, setScript] = useState<PastedScript | null>(null)
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
          const difficulty = levelOf(values.difficulty)
          const made = await client.conversations.createConversation({
            body: {
              title: values.title,
              description: values.description,
              credit: values.credit,
              language,
              ...(difficulty ? { difficulty } : {}),
              translationLanguage: languageOf(values.translationLanguage) ?? 'en',
              character1: { name: values.name1 },
              character2: { name: values.name2 },
              dialogue: lines.map(line => ({
                ...line,
                ...(line.translation ? { translationSource: 'human' } : {}),
              })),
            },
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
  return (
    <>
      <form {...form} className={create.form} aria-busy={isSending}>
        {isPasted ? (
          <Suspense fallback={<div className={styles.waiting} />}>
            <PastePanel onScript={take} />
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
    </>
  )
}
