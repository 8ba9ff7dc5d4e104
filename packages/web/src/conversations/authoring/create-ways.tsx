import { authoringTexts as texts } from '@duologue/domain/messages/conversations/authoring'
import { draftTexts } from '@duologue/domain/messages/conversations/drafts'
import { Link } from '@tanstack/react-router'
import styles from './create-ways.module.css'

/** The ways in which a conversation begins (conversations.md#creating-one). */
export function CreateWays({
  isPasted,
  onDraft,
}: {
  isPasted: boolean
  /** Undefined where lines are not drafted. */
  onDraft: (() => void) | undefined
}) {
  const ways = [
    { name: texts.blank, hint: texts.blankHint, search: {}, isHere: !isPasted },
    {
      name: texts.paste,
      hint: texts.pasteHint,
      search: { way: 'script' } as const,
      isHere: isPasted,
    },
  ]
  return (
    <nav className={styles.ways} aria-label={texts.ways}>
      {ways.map(({ name, hint, search, isHere }) => (
        <Link
          key={name}
          to="/convo/create"
          search={search}
          replace
          resetScroll={false}
          activeOptions={{ exact: true, includeSearch: true }}
          data-here={isHere || undefined}
        >
          <strong>{name}</strong>
          <span>{hint}</span>
        </Link>
      ))}
      {onDraft ? (
        <button type="button" onClick={onDraft}>
          <strong>{draftTexts.title}</strong>
          <span>{draftTexts.hint}</span>
        </button>
      ) : null}
      <Link to="/search/conversations">
        <strong>{texts.duplicate}</strong>
        <span>{texts.duplicateHint}</span>
      </Link>
    </nav>
  )
}
