import { CopyButton } from '../copy-button'
import { TextField } from '../fields/text-field'
import { Dialog } from './dialog'

/** Shows what is shown this once, a secret or an address, to be copied; `lead` says so. */
export function ShownOnce({
  title,
  lead,
  value,
  copy,
  copied,
  onClose,
}: {
  title: string
  lead: string
  value: string
  copy: string
  copied: string
  onClose: () => void
}) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{lead}</p>
      <TextField
        label={title}
        value={value}
        readOnly
        dir="ltr"
        onFocus={event => event.target.select()}
      />
      <CopyButton text={value} copied={copied}>
        {copy}
      </CopyButton>
    </Dialog>
  )
}
