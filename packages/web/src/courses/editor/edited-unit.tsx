import { levelOf, levels } from '@duologue/domain/choices/levels'
import type { CourseItemKind, CourseUnit } from '@duologue/domain/courses/course'
import { aimFault, unitTitleFault } from '@duologue/domain/courses/course-fields'
import { courseLimits as limits } from '@duologue/domain/courses/course-limits'
import { canTakeItem } from '@duologue/domain/courses/edit-units'
import { courseEditorTexts as texts } from '@duologue/domain/messages/courses/course-editor'
import { coursePageTexts } from '@duologue/domain/messages/courses/course-page'
import { type HTMLAttributes, Suspense, useState } from 'react'
import { TextList } from '../../editor-kit/text-list'
import { type DropPlace, useDragged } from '../../editor-kit/use-dragged'
import button from '../../ui/button.module.css'
import { latePart } from '../../ui/feedback/late-part'
import { SelectField } from '../../ui/fields/select-field'
import { TextField } from '../../ui/fields/text-field'
import { Icon } from '../../ui/icon'
import { IconButton } from '../../ui/icon-button'
import { EditedItem, type ItemActions } from './edited-item'
import styles from './edited-unit.module.css'
import type { KnownItems } from './known-items'
import { headOfUnit } from './use-units'

export const AimSuggestions = latePart(
  async () => (await import('./aim-suggestions')).AimSuggestions,
)

/** What can be done with a unit, by its key, and with its items. */
export interface UnitActions extends ItemActions {
  change: (key: string, change: Partial<Omit<CourseUnit, 'key'>>) => void
  moveUnit: (key: string, by: 1 | -1) => void
  dropUnit: (key: string, target: string, where: DropPlace) => void
  removeUnit: (key: string) => void
  add: (key: string, kind: CourseItemKind) => void
}

/** The number of a unit, and its own buttons. */
function Head({
  id,
  place,
  total,
  actions,
  handle,
}: {
  /** Its key. */
  id: string
  place: number
  total: number
  actions: UnitActions
  handle: HTMLAttributes<HTMLElement>
}) {
  return (
    <div className={styles.head}>
      <span className={styles.handle} title={texts.dragUnit(place)} {...handle}>
        <Icon name="drag" />
      </span>
      <h3 id={headOfUnit(id)} tabIndex={-1}>
        {coursePageTexts.unit(place)}
      </h3>
      <IconButton
        label={texts.moveUnitUp(place)}
        disabled={place === 1}
        onClick={() => actions.moveUnit(id, -1)}
      >
        <Icon name="up" />
      </IconButton>
      <IconButton
        label={texts.moveUnitDown(place)}
        disabled={place === total}
        onClick={() => actions.moveUnit(id, 1)}
      >
        <Icon name="down" />
      </IconButton>
      <IconButton label={texts.removeUnit(place)} onClick={() => actions.removeUnit(id)}>
        <Icon name="cross" />
      </IconButton>
    </div>
  )
}

/** The aims of a unit, one a row, and of its level some that can be taken. */
function Aims({
  unit: { key, level, aims },
  language,
  actions,
}: {
  unit: CourseUnit
  language: string
  actions: UnitActions
}) {
  const [isOpen, setIsOpen] = useState(false)
  const change = (list: string[]) => actions.change(key, { aims: list })
  return (
    <>
      <TextList
        label={texts.iCan}
        note={texts.aimsNote(limits.aims)}
        language={language}
        list={aims}
        most={limits.aims}
        fault={aims.map(aimFault).find(fault => fault !== undefined)}
        onList={change}
      />
      {level ? (
        <details
          className={styles.suggestions}
          onToggle={event => setIsOpen(event.currentTarget.open)}
        >
          <summary>{texts.suggestions(level)}</summary>
          {isOpen ? (
            <Suspense>
              <AimSuggestions level={level} aims={aims} onAims={change} />
            </Suspense>
          ) : null}
        </details>
      ) : null}
    </>
  )
}

/** A unit as it is edited: title, level, aims and items (courses.md#editing). */
export function EditedUnit({
  unit,
  place,
  total,
  known,
  language,
  actions,
}: {
  unit: CourseUnit
  /** From 1 on. */
  place: number
  total: number
  known: KnownItems
  /** That of the translations, in which aims are written; empty where it is any. */
  language: string
  actions: UnitActions
}) {
  const { key, title, level, items } = unit
  const isFull = !canTakeItem(unit)
  const { handle, target } = useDragged('text/x-course-unit', key, actions.dropUnit)
  return (
    <section className={styles.unit} aria-labelledby={headOfUnit(key)} {...target}>
      <Head id={key} place={place} total={total} actions={actions} handle={handle} />
      <div className={styles.fields}>
        <TextField
          label={texts.unitTitle}
          value={title}
          maxLength={limits.unitTitle}
          fault={unitTitleFault(title)}
          onChange={event => actions.change(key, { title: event.target.value })}
        />
        <SelectField
          label={texts.level}
          value={level ?? ''}
          onChange={event => actions.change(key, { level: levelOf(event.target.value) ?? null })}
        >
          <option value="">{texts.noLevel}</option>
          {levels.map(name => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      </div>
      <Aims unit={unit} language={language} actions={actions} />
      {items.length > 0 ? (
        <ol className={styles.items} aria-label={texts.items(place)}>
          {items.map((item, index) => (
            <EditedItem
              key={item.id}
              item={item}
              known={known.get(item.id)}
              place={index + 1}
              total={items.length}
              hasOtherUnits={total > 1}
              actions={actions}
            />
          ))}
        </ol>
      ) : null}
      <p className={styles.add}>
        <button
          type="button"
          className={button.secondary}
          disabled={isFull}
          onClick={() => actions.add(key, 'conversation')}
        >
          <Icon name="plus" /> {texts.addConversation}
        </button>
        <button
          type="button"
          className={button.secondary}
          disabled={isFull}
          onClick={() => actions.add(key, 'list')}
        >
          <Icon name="plus" /> {texts.addList}
        </button>
        {isFull ? <small>{texts.unitIsFull}</small> : null}
      </p>
    </section>
  )
}
