import { languageOf } from '@duologue/domain/choices/languages'
import { conversationWaits } from '@duologue/domain/conversations/conversation-limits'
import type { CourseItemKind, CourseUnit } from '@duologue/domain/courses/course'
import { canTakeItem } from '@duologue/domain/courses/edit-units'
import { courseEditorTexts as texts } from '@duologue/domain/messages/courses/course-editor'
import { courseFactTexts } from '@duologue/domain/messages/courses/course-page'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Client } from '../../api/client'
import { ownKey } from '../../session/session-watch'
import { Dialog } from '../../ui/dialogs/dialog'
import { TextField } from '../../ui/fields/text-field'
import { useSettled } from '../../ui/fields/use-settled'
import { writtenIn } from '../../ui/written-in'
import styles from './found-items.module.css'
import { type KnownItem, knownConversation, knownList } from './known-items'

/** How many of what everybody may see, and of one's own drafts, are offered at once. */
const offered = 12

/** What can be put into a course of a language: of one's own what is a draft first, then what everybody may see. */
async function findItems(
  client: Client,
  kind: CourseItemKind,
  { language: told, user, title }: { language: string; user: string; title: string },
): Promise<KnownItem[]> {
  const language = languageOf(told)
  const all = { ...(language ? { language } : {}), ...(title ? { title } : {}), limit: offered }
  const own = { ...all, author: user, includeDraft: 'true' as const, recent: '-1' as const }
  const found = await Promise.all(
    [own, all].map(async query =>
      kind === 'list'
        ? (await client.pronunciation.searchLists({ query })).pronunciationLists.map(knownList)
        : (await client.conversations.searchConversations({ query })).conversations.map(
            knownConversation,
          ),
    ),
  )
  const [mine = [], others = []] = found
  return [...mine.filter(({ isDraft }) => isDraft), ...others]
}

/** A conversation or a list is found and put at the end of a unit; the dialog stays, for one more (courses.md#editing). */
export function AddItemDialog({
  client,
  user,
  kind,
  language,
  units,
  unit: key,
  onAdd,
  onClose,
}: {
  client: Client
  user: string
  kind: CourseItemKind
  language: string
  units: readonly CourseUnit[]
  unit: string
  onAdd: (item: KnownItem) => void
  onClose: () => void
}) {
  const [typed, setTyped] = useState('')
  const title = useSettled(typed.trim(), conversationWaits.titleSearch)
  const found = useQuery({
    queryKey: [ownKey, 'items for a course', kind, language, title],
    queryFn: () => findItems(client, kind, { language, user, title }),
  })
  const taken = new Set(units.flatMap(({ items }) => items.map(({ id }) => id)))
  const unit = units.find(one => one.key === key)
  const isFull = !unit || !canTakeItem(unit)
  const told = isFull
    ? texts.unitIsFull
    : found.isError
      ? texts.searchFailed
      : found.data?.length === 0
        ? texts.nothingFound
        : null
  return (
    <Dialog title={kind === 'list' ? texts.addList : texts.addConversation} onClose={onClose}>
      <TextField
        label={texts.titleToFind}
        type="search"
        value={typed}
        autoComplete="off"
        onChange={event => setTyped(event.target.value)}
      />
      <div className={styles.results}>
        <p role="status">{told}</p>
        <ul className={styles.found}>
          {(found.data ?? []).map(item => (
            <li key={item.id}>
              <button
                type="button"
                disabled={isFull || taken.has(item.id)}
                onClick={() => onAdd(item)}
              >
                <img src={item.cover} alt="" width="72" height="40" loading="lazy" />
                <span {...writtenIn(item.language)}>{item.title}</span>
                {item.isDraft ? <small>{courseFactTexts.draft}</small> : null}
                {taken.has(item.id) ? <small>{texts.isInCourse}</small> : null}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
