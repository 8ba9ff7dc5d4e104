import type { CourseItem } from '@duologue/domain/courses/course'
import { courseEditorTexts as texts } from '@duologue/domain/messages/courses/course-editor'
import { courseFactTexts, coursePageTexts } from '@duologue/domain/messages/courses/course-page'
import { type DropPlace, useDragged } from '../../editor-kit/use-dragged'
import { Icon } from '../../ui/icon'
import { IconButton } from '../../ui/icon-button'
import { inAnyLanguage, writtenIn } from '../../ui/written-in'
import styles from './edited-item.module.css'
import type { KnownItem } from './known-items'

/** What can be done with an item of a unit, by its id. */
export interface ItemActions {
  /** `title` is what it is called when it is told where it stands. */
  move: (id: string, by: 1 | -1, title: string) => void
  /** Puts it beside another one, of its unit or of another. */
  drop: (id: string, target: string, where: DropPlace) => void
  moveToUnit: (id: string) => void
  remove: (id: string) => void
}

/** One item of a unit that is edited: what it is, and its buttons (courses.md#editing). */
export function EditedItem({
  item: { id },
  known,
  place,
  total,
  hasOtherUnits,
  actions,
}: {
  item: CourseItem
  /** Undefined where its author may not see it any more. */
  known: KnownItem | undefined
  /** From 1 on. */
  place: number
  total: number
  hasOtherUnits: boolean
  actions: ItemActions
}) {
  const title = known?.title ?? coursePageTexts.unavailable
  const { handle, target } = useDragged('text/x-course-item', id, actions.drop)
  return (
    <li className={styles.item} {...target}>
      <span className={styles.handle} title={texts.drag(title)} {...handle}>
        <Icon name="drag" />
      </span>
      {known ? (
        <img
          className={styles.cover}
          src={known.cover}
          alt=""
          width="72"
          height="40"
          loading="lazy"
        />
      ) : null}
      <span className={styles.title}>
        <span
          {...(known ? (known.kind === 'list' ? inAnyLanguage : writtenIn(known.language)) : {})}
        >
          {title}
        </span>
        {known?.isDraft ? <small>{courseFactTexts.draft}</small> : null}
      </span>
      <span className={styles.buttons}>
        <IconButton
          label={texts.moveUp(title)}
          disabled={place === 1}
          onClick={() => actions.move(id, -1, title)}
        >
          <Icon name="up" />
        </IconButton>
        <IconButton
          label={texts.moveDown(title)}
          disabled={place === total}
          onClick={() => actions.move(id, 1, title)}
        >
          <Icon name="down" />
        </IconButton>
        <IconButton
          label={texts.moveThisToUnit(title)}
          disabled={!hasOtherUnits}
          onClick={() => actions.moveToUnit(id)}
        >
          <Icon name="arrow" />
        </IconButton>
        <IconButton label={texts.remove(title)} onClick={() => actions.remove(id)}>
          <Icon name="cross" />
        </IconButton>
      </span>
    </li>
  )
}
