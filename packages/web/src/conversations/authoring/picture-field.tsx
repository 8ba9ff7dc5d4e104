import { conversationLimits as limits } from '@duologue/domain/conversations/conversation-limits'
import { authoringTexts as texts } from '@duologue/domain/messages/conversations/authoring'
import { useRouteContext } from '@tanstack/react-router'
import part from '../../media/clip-field.module.css'
import { UploadField } from '../../media/upload-field'
import button from '../../ui/button.module.css'
import { TextField } from '../../ui/fields/text-field'
import styles from './picture-field.module.css'

/** A picture, and what it shows in words. */
interface Picture {
  image: string | null
  alt: string
}

/** A picture of our own with its words; uploaded, and taken away again (conversations.md#fields). */
export function PictureField({
  label,
  picture: { image, alt },
  onPicture,
}: {
  label: string
  picture: Picture
  onPicture: (picture: Picture) => void
}) {
  const { client } = useRouteContext({ from: '__root__' })
  return (
    <fieldset className={part.part}>
      <legend>{label}</legend>
      {image === null ? null : (
        <>
          <p className={part.has}>
            <img src={image} alt={alt} className={styles.picture} />
            <button
              type="button"
              className={button.quiet}
              onClick={() => onPicture({ image: null, alt: '' })}
            >
              {texts.removePicture}
            </button>
          </p>
          <TextField
            label={texts.alt}
            note={texts.altNote}
            value={alt}
            maxLength={limits.altText}
            onChange={event => onPicture({ image, alt: event.target.value })}
          />
        </>
      )}
      <UploadField
        client={client}
        purpose="image"
        label={label}
        onKept={({ url }) => onPicture({ image: url, alt })}
      />
    </fieldset>
  )
}
