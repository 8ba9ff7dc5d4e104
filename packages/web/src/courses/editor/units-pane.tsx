import type { CourseItemKind, CourseUnit } from '@duologue/domain/courses/course'
import { courseLimits as limits } from '@duologue/domain/courses/course-limits'
import { courseEditorTexts as texts } from '@duologue/domain/messages/courses/course-editor'
import { coursePageTexts } from '@duologue/domain/messages/courses/course-page'
import { editorTexts } from '@duologue/domain/messages/saving/editors'
import { Suspense, useCallback, useMemo, useState } from 'react'
import type { Client } from '../../api/client'
import button from '../../ui/button.module.css'
import { latePart, useFetchedAhead } from '../../ui/feedback/late-part'
import { UndoBar } from '../../ui/feedback/undo-bar'
import { Icon } from '../../ui/icon'
import { NothingFound } from '../../ui/lists/nothing-found'
import { AimSuggestions, EditedUnit, type UnitActions } from './edited-unit'
import type { KnownItem, KnownItems } from './known-items'
import styles from './units-pane.module.css'
import { useUnits } from './use-units'

const AddItemDialog = latePart(async () => (await import('./add-item-dialog')).AddItemDialog)
const MoveItemDialog = latePart(async () => (await import('./move-item-dialog')).MoveItemDialog)

/** What is opened later: whoever loses the connection must be able to go on. */
const ahead = [AddItemDialog, AimSuggestions, MoveItemDialog]

/** What is being asked: what to add to a unit, or where an item is to go. */
type Asked = { unit: string; kind: CourseItemKind } | { item: string } | null

/** What units and items do when they are pressed; what is told of an item calls it by its title. */
function useUnitActions(
  actions: ReturnType<typeof useUnits>['actions'],
  known: KnownItems,
  ask: (asked: Asked) => void,
) {
  const titleOf = useCallback(
    (id: string) => known.get(id)?.title ?? coursePageTexts.unavailable,
    [known],
  )
  const unitActions = useMemo(
    (): UnitActions => ({
      ...actions,
      drop: (id, target, where) => actions.drop(id, target, where, titleOf),
      add: (unit, kind) => ask({ unit, kind }),
      moveToUnit: item => ask({ item }),
    }),
    [actions, titleOf, ask],
  )
  return { unitActions, titleOf }
}

/** The units of a course with all that can be done with them (courses.md#editing). */
export function UnitsPane({
  client,
  user,
  course,
  units,
  now,
  known,
  onUnits,
  onKnown,
}: {
  client: Client
  user: string
  course: { language: string; translationLanguage: string | null }
  units: readonly CourseUnit[]
  /** The units as they are when something is done. */
  now: () => readonly CourseUnit[]
  known: KnownItems
  onUnits: (units: CourseUnit[]) => void
  onKnown: (item: KnownItem) => void
}) {
  useFetchedAhead(ahead)
  const [asked, setAsked] = useState<Asked>(null)
  const { actions, removed, undo, forget, said } = useUnits(now, onUnits)
  const { unitActions, titleOf } = useUnitActions(actions, known, setAsked)
  const close = () => setAsked(null)
  return (
    <section className={styles.pane} aria-labelledby="units-title">
      <h2 id="units-title">{texts.units}</h2>
      {units.length === 0 ? (
        <NothingFound title={texts.noUnits} hint={texts.noUnitsHelp} />
      ) : (
        units.map((unit, index) => (
          <EditedUnit
            key={unit.key}
            unit={unit}
            place={index + 1}
            total={units.length}
            known={known}
            language={course.translationLanguage ?? ''}
            actions={unitActions}
          />
        ))
      )}
      <button
        type="button"
        className={button.secondary}
        disabled={units.length >= limits.units}
        onClick={actions.addUnit}
      >
        <Icon name="plus" /> {texts.addUnit}
      </button>
      <UndoBar
        what={removed}
        text={removed?.text ?? ''}
        undo={editorTexts.undo}
        onUndo={undo}
        onGone={forget}
      />
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <Suspense>
        {asked && 'kind' in asked ? (
          <AddItemDialog
            client={client}
            user={user}
            kind={asked.kind}
            language={course.language}
            units={units}
            unit={asked.unit}
            onAdd={item => {
              onKnown(item)
              actions.put(asked.unit, { kind: item.kind, id: item.id })
            }}
            onClose={close}
          />
        ) : null}
        {asked && 'item' in asked ? (
          <MoveItemDialog
            units={units}
            item={asked.item}
            onMove={key => {
              const item = units.flatMap(({ items }) => items).find(({ id }) => id === asked.item)
              if (item) actions.moveTo(key, item, titleOf(item.id))
              close()
            }}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </section>
  )
}
