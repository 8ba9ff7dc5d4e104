import type { PronunciationList } from '@duologue/contract/shapes/pronunciation-shapes'
import { languageOf } from '@duologue/domain/choices/languages'
import { levelOf } from '@duologue/domain/choices/levels'
import { fieldTexts } from '@duologue/domain/messages/fields'
import { pronunciationEditorTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-editor'
import type { PronunciationItem } from '@duologue/domain/pronunciation/item'
import { itemOf, withoutLostContrasts } from '@duologue/domain/pronunciation/item-actions'
import { isItemValid } from '@duologue/domain/pronunciation/item-fields'
import { listDescriptionFault, listTitleFault } from '@duologue/domain/pronunciation/list-fields'
import { pronunciationLimits as limits } from '@duologue/domain/pronunciation/pronunciation-limits'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useId, useRef, useState } from 'react'
import type { Client } from '../api/client'
import { newKey } from '../api/new-key'
import { LanguageField, LevelField } from '../editor-kit/choice-fields'
import create from '../editor-kit/create-form.module.css'
import { isEmptyRow, rowFieldOf } from '../editor-kit/use-rows'
import { makeCall } from '../session/make-call'
import button from '../ui/button.module.css'
import { SubmitButton } from '../ui/fields/submit-button'
import { TextArea } from '../ui/fields/text-area'
import { TextField } from '../ui/fields/text-field'
import { useForm } from '../ui/fields/use-form'
import styles from './create-list-form.module.css'
import { ItemsPane } from './editor/items-pane'
import { sentItems } from './editor/list-edit-of'
import { keysOfLists } from './lists-key'
import { fieldsOf, unfinishedList } from './unfinished-list'

const rules = {
  title: listTitleFault,
  description: listDescriptionFault,
  language: (value: string) => (value === '' ? fieldTexts.required : undefined),
  difficulty: () => undefined,
}

/** The items without rows in which nobody has written. */
const writtenOf = (items: readonly PronunciationItem[]) =>
  withoutLostContrasts(items.filter(item => !isEmptyRow(item)))

interface Creating {
  client: Client
  /** Whoever makes it, and finds it again where it was left unfinished. */
  user: string
  onCreated: (list: PronunciationList) => Promise<unknown>
}

/**
 * The form of /pronunciation/create (pronunciation.md#creating-one): a list with its items, typed or taken from
 * somewhere.
 */
export function CreateForm(creating: Creating) {
  const [begun, setBegun] = useState(0)
  return (
    <NewList
      key={begun}
      {...creating}
      onStartOver={() => {
        unfinishedList(creating.user).set(null)
        setBegun(begun + 1)
      }}
    />
  )
}

/** The items of a list that is being made; they and what the form holds are kept here until it is created. */
function useKeptItems(user: string, formId: string) {
  const [kept] = useState(() => unfinishedList(user))
  const [found] = useState(() => kept.get())
  const [items, setItems] = useState(() =>
    found ? [...found.items] : [1, 2].map(() => itemOf(newKey(), { text: '' })),
  )
  const latest = useRef(items)
  const now = useCallback(() => latest.current, [])
  const keep = useCallback(() => {
    const fields = fieldsOf(document.getElementById(formId) as HTMLFormElement)
    const isWritten = writtenOf(latest.current).length > 0 || fields.title || fields.description
    kept.set(isWritten ? { fields, items: latest.current } : null)
  }, [kept, formId])
  const onItems = useCallback(
    (next: PronunciationItem[]) => {
      latest.current = next
      setItems(next)
      keep()
    },
    [keep],
  )
  return { kept, found, items, now, onItems, keep }
}

function NewList({ client, user, onCreated, onStartOver }: Creating & { onStartOver: () => void }) {
  const queryClient = useQueryClient()
  const formId = useId()
  const { kept, found, items, now, onItems, keep } = useKeptItems(user, formId)
  const [chosen, setChosen] = useState(found?.fields.language ?? '')
  const [isChecked, setIsChecked] = useState(false)
  const language = languageOf(chosen) ?? null
  const { field, form, isSending, focus } = useForm({
    rules,
    values: { difficulty: 'all', language: '', ...found?.fields },
    onSend: async ({ title, description, difficulty }) => {
      const written = writtenOf(now())
      const wrong = written.find(item => !isItemValid(item))
      setIsChecked(wrong !== undefined)
      if (wrong) return document.getElementById(rowFieldOf(wrong.id))?.focus()
      if (language === null) return
      const level = levelOf(difficulty)
      await makeCall(
        client,
        async () => {
          const made = await client.pronunciation.createList({
            body: {
              title,
              description,
              language,
              ...(level ? { difficulty: level } : {}),
              items: sentItems(written),
            },
          })
          kept.set(null)
          void queryClient.invalidateQueries(keysOfLists)
          await onCreated(made)
        },
        texts.created,
      )
    },
  })
  const languageField = field('language')
  return (
    // The items have forms of their own in their dialogs, and no form may stand in another.
    <div className={create.form}>
      {found ? (
        <p className={styles.found}>
          {texts.foundAgain}
          <button type="button" className={button.quiet} onClick={onStartOver}>
            {texts.startOver}
          </button>
        </p>
      ) : null}
      <form {...form} id={formId} className={create.fields} aria-busy={isSending} onInput={keep}>
        <TextField {...field('title')} label={texts.title} maxLength={limits.title} />
        <TextArea
          {...field('description')}
          label={texts.description}
          maxLength={limits.description}
        />
        <div className={create.pair}>
          <LanguageField
            {...languageField}
            onChange={event => {
              setChosen(event.target.value)
              languageField.onChange()
            }}
          />
          <LevelField {...field('difficulty')} />
        </div>
      </form>
      <ItemsPane
        client={client}
        items={items}
        language={language}
        now={now}
        onItems={onItems}
        onNoLanguage={() => focus('language')}
        isChecked={isChecked}
        isNew
      />
      <div>
        <SubmitButton form={formId} isSending={isSending}>
          {texts.create}
        </SubmitButton>
      </div>
    </div>
  )
}
