import type { Course } from '@duologue/contract/courses/course-shapes'
import { languageOf } from '@duologue/domain/choices/languages'
import { courseDescriptionFault, courseTitleFault } from '@duologue/domain/courses/course-fields'
import { courseLimits as limits } from '@duologue/domain/courses/course-limits'
import { courseEditorTexts as texts } from '@duologue/domain/messages/courses/course-editor'
import { fieldTexts } from '@duologue/domain/messages/fields'
import { language as siteLanguage } from '@duologue/domain/messages/language'
import type { Client } from '../api/client'
import { LanguageField } from '../editor-kit/choice-fields'
import styles from '../editor-kit/create-form.module.css'
import { makeCall } from '../session/make-call'
import { FormGuard } from '../ui/dialogs/form-guard'
import { SubmitButton } from '../ui/fields/submit-button'
import { TextArea } from '../ui/fields/text-area'
import { TextField } from '../ui/fields/text-field'
import { useForm } from '../ui/fields/use-form'

const rules = {
  title: courseTitleFault,
  description: courseDescriptionFault,
  language: (value: string) => (languageOf(value) ? undefined : fieldTexts.required),
  translationLanguage: () => undefined,
}

/** The form of /courses/create (courses.md#making-one). */
export function CreateCourseForm({
  client,
  from,
  onCreated,
}: {
  client: Client
  /** A playlist whose conversations it begins with. */
  from: { playlist: string; title: string; language: string } | undefined
  onCreated: (course: Course) => Promise<unknown>
}) {
  const { field, form, isSending, isTyped } = useForm({
    rules,
    values: {
      title: from?.title ?? '',
      language: from?.language ?? '',
      translationLanguage: languageOf(siteLanguage) ?? '',
    },
    onSend: async ({ title, description, ...choices }) => {
      const language = languageOf(choices.language)
      if (!language) return
      const body = {
        title: title.trim(),
        description: description.trim(),
        language,
        translationLanguage: languageOf(choices.translationLanguage) ?? null,
        ...(from ? { playlist: from.playlist } : {}),
      }
      let made: Course | undefined
      const create = async () => {
        made = await client.courses.createCourse({ body })
      }
      await makeCall(client, create, texts.created)
      if (made) await onCreated(made)
    },
  })
  return (
    <>
      <form {...form} className={styles.form} aria-busy={isSending}>
        <div className={styles.fields}>
          {from ? <p>{texts.ofPlaylistHelp}</p> : null}
          <TextField {...field('title')} label={texts.title} maxLength={limits.title} />
          <TextArea
            {...field('description')}
            label={texts.description}
            maxLength={limits.description}
          />
          <div className={styles.pair}>
            <LanguageField {...field('language')} />
            <LanguageField {...field('translationLanguage')} label={texts.translationLanguage}>
              <option value="">{texts.anyLanguage}</option>
            </LanguageField>
          </div>
          <SubmitButton isSending={isSending}>{texts.create}</SubmitButton>
        </div>
      </form>
      <FormGuard isTyped={isTyped} />
    </>
  )
}
