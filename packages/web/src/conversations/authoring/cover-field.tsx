import type { ConversationEdit } from '@duologue/domain/conversations/conversation-edit'
import { authoringTexts } from '@duologue/domain/messages/conversations/authoring'
import { sceneChoiceTexts as texts } from '@duologue/domain/messages/conversations/scene-choice'
import { useId, useState } from 'react'
import part from '../../media/clip-field.module.css'
import choice from './cover-field.module.css'
import { PictureField } from './picture-field'
import { SceneField } from './scene-field'
import { suggestedScene } from './suggested-scene'

const ways = ['bubbles', 'scene', 'upload'] as const
type Way = (typeof ways)[number]

/** What is changed of a cover. */
type Cover = Pick<ConversationEdit, 'coverimage' | 'coverAlt' | 'scene' | 'sceneBy'>

const wayOf = ({ coverimage, scene }: Cover): Way => {
  if (coverimage !== null) return 'upload'
  return scene === null ? 'bubbles' : 'scene'
}

/**
 * The cover of a conversation: the two speech bubbles, a scene, or a picture that is uploaded (media.md#choosing-a-scene).
 * What was chosen before is there again when its way is taken once more.
 */
export function CoverField({
  id,
  draft,
  onEdit,
}: {
  id: string
  draft: ConversationEdit
  onEdit: (change: Partial<ConversationEdit>) => void
}) {
  const group = useId()
  // An upload is chosen before there is a picture.
  const [way, setWay] = useState<Way>(() => wayOf(draft))
  const [before, setBefore] = useState<Cover>(draft)
  const { coverimage, coverAlt, scene } = draft
  const choose = (next: Way) => {
    const kept = {
      coverimage: coverimage ?? before.coverimage,
      coverAlt: coverimage === null ? before.coverAlt : coverAlt,
      scene: scene ?? before.scene,
      sceneBy: draft.sceneBy,
    }
    setBefore(kept)
    setWay(next)
    const none = { coverimage: null, coverAlt: '', sceneBy: 'author' } as const
    if (next === 'bubbles') onEdit({ ...none, scene: null })
    if (next === 'scene')
      onEdit({ ...none, scene: kept.scene ?? suggestedScene(draft) ?? 'theatre' })
    if (next === 'upload') onEdit({ coverimage: kept.coverimage, coverAlt: kept.coverAlt })
  }
  return (
    <fieldset className={part.part}>
      <legend>{authoringTexts.cover}</legend>
      <div className={choice.ways}>
        {ways.map(one => (
          <label key={one}>
            <input type="radio" name={group} checked={way === one} onChange={() => choose(one)} />
            <span>{texts[one]}</span>
          </label>
        ))}
      </div>
      {way === 'scene' ? (
        <SceneField
          id={id}
          draft={draft}
          onScene={word => onEdit({ scene: word, sceneBy: 'author' })}
        />
      ) : null}
      {way === 'upload' ? (
        <PictureField
          label={authoringTexts.cover}
          picture={{ image: coverimage, alt: coverAlt }}
          onPicture={({ image, alt }) => onEdit({ coverimage: image, coverAlt: alt })}
        />
      ) : null}
    </fieldset>
  )
}
