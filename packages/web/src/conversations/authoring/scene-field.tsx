import {
  mostProps,
  type Place,
  type Prop,
  places,
  props,
} from '@duologue/domain/choices/scene-choices'
import type { ConversationEdit } from '@duologue/domain/conversations/conversation-edit'
import { drawnCover } from '@duologue/domain/media/art-address'
import { readScene, type Scene, sceneWord } from '@duologue/domain/media/scene'
import { sceneChoiceTexts as texts } from '@duologue/domain/messages/conversations/scene-choice'
import { placeNames, propNames } from '@duologue/domain/messages/media/scenes'
import { foldText } from '@duologue/domain/text/fold'
import { useState } from 'react'
import { sceneAlt } from '../../media/scene-alt'
import button from '../../ui/button.module.css'
import { SelectField } from '../../ui/fields/select-field'
import { TextField } from '../../ui/fields/text-field'
import styles from './cover-field.module.css'
import { suggestedScene } from './suggested-scene'

/** All things, or those whose name has what is typed. */
function Things({ chosen, onChoose }: { chosen: readonly Prop[]; onChoose: (prop: Prop) => void }) {
  const [typed, setTyped] = useState('')
  const wanted = foldText(typed.trim())
  // Those that are chosen come first, in their order: whoever takes one away need not look for it.
  const all = [...chosen, ...props.filter(prop => !chosen.includes(prop))]
  const found = all.filter(prop => foldText(propNames[prop]).includes(wanted))
  return (
    <>
      <TextField
        label={texts.findThing}
        type="search"
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      <ul className={styles.things} aria-label={texts.things}>
        {found.map(prop => (
          <li key={prop}>
            <button
              type="button"
              aria-pressed={chosen.includes(prop)}
              disabled={chosen.length >= mostProps && !chosen.includes(prop)}
              onClick={() => onChoose(prop)}
            >
              {propNames[prop]}
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.note} role="status">
        {found.length === 0 ? texts.noThing : ''}
      </p>
    </>
  )
}

/** A scene put together: its place, its things, and the picture as it is (media.md#choosing-a-scene). */
export function SceneField({
  id,
  draft,
  onScene,
}: {
  id: string
  draft: ConversationEdit
  onScene: (word: string) => void
}) {
  const [isNone, setIsNone] = useState(false)
  const word = draft.scene ?? 'theatre'
  const scene: Scene = readScene(word) ?? { place: 'theatre', props: [] }
  const change = (told: Partial<Scene>) => {
    setIsNone(false)
    onScene(sceneWord({ ...scene, ...told }))
  }
  const toggle = (prop: Prop) =>
    change({
      props: scene.props.includes(prop)
        ? scene.props.filter(one => one !== prop)
        : [...scene.props, prop],
    })
  const suggest = () => {
    const suggested = suggestedScene(draft)
    setIsNone(suggested === undefined)
    if (suggested !== undefined) onScene(suggested)
  }
  return (
    <>
      <img
        src={drawnCover(draft.language, id, word)}
        alt={sceneAlt(word)}
        className={styles.picture}
        width="640"
        height="360"
      />
      <button type="button" className={button.secondary} onClick={suggest}>
        {texts.suggest}
      </button>
      <p className={styles.note} role="status">
        {isNone ? texts.noSuggestion : ''}
      </p>
      <SelectField
        label={texts.place}
        value={scene.place}
        onChange={event => change({ place: event.target.value as Place })}
      >
        {places.map(place => (
          <option key={place} value={place}>
            {placeNames[place]}
          </option>
        ))}
      </SelectField>
      <p className={styles.note}>{texts.thingsNote}</p>
      <Things chosen={scene.props} onChoose={toggle} />
    </>
  )
}
