import { saveWaits } from '@duologue/domain/choices/limits-across-rooms'
import { CallFailed, isNotFound, mayPass } from '../api/call-failed'
import { autosaver, type Saving, type Stored } from '../autosave/autosaver'
import { tellFailure } from '../session/tell-failure'
import { unsay } from '../ui/feedback/notify'

/** The longest body that a browser sends from a page that goes, in characters; a longer one waits in the journal. */
const longestLast = 50_000

/** How one kind of thing is edited and saved. */
interface EditSaving<Thing, Edit extends object, Body extends object>
  extends Pick<Saving<Edit>, 'journal' | 'isValid' | 'merge'> {
  /** It tells the failures of one thing from those of another. */
  about: string
  storedOf: (thing: Thing) => Stored<Edit>
  /** What is sent of a draft: what differs from the stored fields. */
  bodyOf: (draft: Edit, fields: Edit) => Body
  call: (body: Body & { version: number }, how: { keepalive?: boolean }) => Promise<Thing>
  /** The code of the refusal that says that somebody else was first. */
  changed: string
  /** Is told what is stored. */
  onSaved: (thing: Thing) => void
  /** It is not there any more. */
  onGone: () => void
}

/**
 * Saves the edits of a thing by itself (saving.md#autosave). What may pass is tried again; what is told of a failure
 * goes with the next success.
 */
export function editSaver<Thing, Edit extends object, Body extends object>(
  thing: Thing,
  saving: EditSaving<Thing, Edit, Body>,
) {
  const { about, storedOf, bodyOf, call, changed, onSaved, ...told } = saving
  return autosaver<Edit>(storedOf(thing), {
    ...told,
    wait: saveWaits.thing,
    retryAfter: saveWaits.thing * 5,
    send: async (draft, base, how) => {
      const body = { ...bodyOf(draft, base.fields), version: base.version }
      const isShort = JSON.stringify(body).length < longestLast
      const answer = await call(body, isShort ? how : {})
      // An answer of nothing is a failure (playlists.md#editing): it must throw before anybody is told.
      const stored = storedOf(answer)
      onSaved(answer)
      return stored
    },
    currentOf: error =>
      error instanceof CallFailed && error.code === changed && error.current
        ? storedOf(error.current as Thing)
        : undefined,
    mayPass,
    isGone: isNotFound,
    onFailure: error => tellFailure(error, about),
    onStored: () => unsay(about),
  })
}
