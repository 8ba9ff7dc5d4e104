import button from '../ui/button.module.css'
import { notify } from '../ui/feedback/notify'
import { useSending } from '../ui/feedback/use-sending'

/** Publishes what an editor is open for, or takes it back, and tells what was stored (saving.md#versions). */
export function PublishButton({
  isPublished,
  isBlocked,
  texts,
  onEdit,
  save,
}: {
  isPublished: boolean
  /** It cannot be published as it stands; what is published can always be taken back. */
  isBlocked: boolean
  texts: Record<'publish' | 'published' | 'unpublish' | 'unpublished', string>
  onEdit: (change: { isPublished: boolean }) => void
  save: () => Promise<boolean>
}) {
  const [isSending, send] = useSending()
  const turn = async () => {
    onEdit({ isPublished: !isPublished })
    if (await save()) notify('success', isPublished ? texts.unpublished : texts.published)
    // What is not stored is not so: "Published" would be believed.
    else onEdit({ isPublished })
  }
  return (
    <button
      type="button"
      className={isPublished ? button.secondary : button.primary}
      disabled={isSending || (!isPublished && isBlocked)}
      onClick={() => send(turn)}
    >
      {isPublished ? texts.unpublish : texts.publish}
    </button>
  )
}
