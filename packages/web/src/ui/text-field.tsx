import { shell } from '@duologue/domain/messages/shell'
import { type ComponentProps, useState } from 'react'
import { FieldFrame, type FieldProps } from './field-frame'
import { Icon } from './icon'
import { IconButton } from './icon-button'

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
              label={isShown ? shell.hideTyped : shell.showTyped}
              onClick={() => setIsShown(!isShown)}
            >
              <Icon name={isShown ? 'eyeOff' : 'eye'} />
            </IconButton>
          ) : null}
        </>
      )}
    </FieldFrame>
  )
}
