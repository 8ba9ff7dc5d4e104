import { languageOf, textDirection } from '@duologue/domain/choices/languages'
import { levelOf } from '@duologue/domain/choices/levels'
import type { ConversationEdit } from '@duologue/domain/conversations/conversation-edit'
import {
  characterNameFault,
  creditFault,
  descriptionFault,
  gistFault,
  titleFault,
} from '@duologue/domain/conversations/conversation-fields'
import { conversationLimits as limits } from '@duologue/domain/conversations/conversation-limits'
import { authoringTexts as texts } from '@duologue/domain/messages/conversations/authoring'
import { Suspense, useState } from 'react'
import { LanguageField, LevelField } from '../../editor-kit/choice-fields'
import { latePart, useFetchedAhead } from '../../ui/feedback/late-part'
import { TextArea } from '../../ui/fields/text-area'
import { TextField } from '../../ui/fields/text-field'
import styles from './conversation-editor.module.css'
import { VoiceField } from './voice-field'

const Pictures = latePart(async () => (await import('./pictures')).Pictures)

/** What is opened later: whoever loses the connection must be able to go on. */
const ahead = [Pictures]

/** What is told of a conversation beside its lines (conversations.md#editing). */
export function DetailsPane({
  id,
  draft,
  onEdit,
}: {
  id: string
  draft: ConversationEdit
  onEdit: (change: Partial<ConversationEdit>) => void
}) {
  useFetchedAhead(ahead)
  const [showsPictures, setShowsPictures] = useState(false)
  return (
    <section className={styles.details} aria-labelledby="details-title">
      <h2 id="details-title">{texts.details}</h2>
      <TextField
        label={texts.title}
        value={draft.title}
        maxLength={limits.title}
        fault={titleFault(draft.title)}
        onChange={event => onEdit({ title: event.target.value })}
      />
      <TextField
        label={texts.gist}
        note={texts.gistNote}
        lang={draft.translationLanguage}
        dir={textDirection(draft.translationLanguage)}
        value={draft.gist}
        maxLength={limits.gist}
        fault={gistFault(draft.gist)}
        onChange={event => onEdit({ gist: event.target.value })}
      />
      <TextArea
        label={texts.description}
        value={draft.description}
        maxLength={limits.description}
        fault={descriptionFault(draft.description)}
        onChange={event => onEdit({ description: event.target.value })}
      />
      {([1, 2] as const).map(number => {
        const field = `character${number}` as const
        const character = draft[field]
        return (
          <div key={number} className={styles.voice} data-voice={number}>
            <TextField
              label={texts.character(number)}
              value={character.name}
              maxLength={limits.characterName}
              fault={characterNameFault(character.name)}
              onChange={event => onEdit({ [field]: { ...character, name: event.target.value } })}
            />
            <VoiceField
              language={draft.language}
              voice={character.voice}
              onVoice={voice => onEdit({ [field]: { ...character, voice } })}
            />
          </div>
        )
      })}
      <LanguageField
        value={draft.language}
        onChange={event => {
          const language = languageOf(event.target.value)
          if (language) onEdit({ language })
        }}
      />
      <LevelField
        value={draft.difficulty ?? 'all'}
        onChange={event => onEdit({ difficulty: levelOf(event.target.value) ?? null })}
      />
      <LanguageField
        label={texts.translationLanguage}
        value={draft.translationLanguage}
        onChange={event => {
          const translationLanguage = languageOf(event.target.value)
          if (translationLanguage) onEdit({ translationLanguage })
        }}
      >
        {null}
      </LanguageField>
      <TextField
        label={texts.credit}
        note={texts.creditNote}
        value={draft.credit}
        maxLength={limits.credit}
        fault={creditFault(draft.credit)}
        onChange={event => onEdit({ credit: event.target.value })}
      />
      <details className={styles.pictures} onToggle={() => setShowsPictures(true)}>
        <summary>{texts.pictures}</summary>
        {showsPictures ? (
          <Suspense>
            <Pictures id={id} draft={draft} onEdit={onEdit} />
          </Suspense>
        ) : null}
      </details>
    </section>
  )
}
