import { controlTexts } from '@duologue/domain/messages/site/control-texts'
import { type ComponentProps, useState } from 'react'
import { StrokeIcon } from '../icon'
import { IconButton } from '../icon-button'
import { FieldFrame, type FieldProps } from './field-frame'

// No page without a password waits for these.
const eye =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z'
const eyeOff =
  'M4 4l16 16M9.5 5.9A9.6 9.6 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.8 3.5M6.3 7.6A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9.3 9.3 0 0 0 4-.9M10 10.2a3 3 0 0 0 3.9 3.9'

/** A field of one line; a password can be shown. Everything else goes to the `<input>`. */
export function TextField({
  label,
  note,
  fault,
  faultIsSentence,
  type = 'text',
  ...input
}: ComponentProps<'input'> & FieldProps) {
  const [isShown, setIsShown] = useState(false)
  const isPassword = type === 'password'
  return (
    <FieldFrame {...{ label, note, fault, faultIsSentence }}>
      {attributes => (
        <>
          <input {...input} {...attributes} type={isPassword && isShown ? 'text' : type} />
          {isPassword ? (
            <IconButton
              label={isShown ? controlTexts.hideTyped : controlTexts.showTyped}
              onClick={() => setIsShown(!isShown)}
            >
              <StrokeIcon strokes={isShown ? eyeOff : eye} />
            </IconButton>
          ) : null}
        </>
      )}
    </FieldFrame>
  )
}
