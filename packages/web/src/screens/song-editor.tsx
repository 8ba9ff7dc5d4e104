import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useSession } from '../session/session'
import { EditorGate } from '../songs/editor-gate'
import { OpenedSong } from '../songs/opened-song'
import page from '../ui/page.module.css'

const route = getRouteApi('/main/editor/songs/$songId')

/** Tells once who has passed the gate. */
function Passed({ onUser }: { onUser: (id: string) => void }): ReactNode {
  const session = useSession()
  const id = session.status === 'user' ? session.user.id : null
  useEffect(() => {
    if (id !== null) onUser(id)
  }, [id, onUser])
  return null
}

/** /editor/songs/{songId}: the editor of a song (S3 section 2.4). */
export function SongEditor() {
  const { client } = route.useRouteContext()
  const { songId } = route.useParams()
  const navigate = route.useNavigate()
  const session = useSession()
  const [opened, setOpened] = useState<string | null>(null)
  // Somebody else has logged in here: the gate looks at him, and what was edited waits for its own editor.
  const isOther = opened !== null && session.status === 'user' && session.user.id !== opened
  if (isOther) setOpened(null)
  if (opened === null || isOther)
    return (
      <EditorGate>
        <Passed onUser={setOpened} />
      </EditorGate>
    )
  // A login that ends while something is edited must not take the page away (editor-rules.md (e) 3).
  return (
    <div className={page.page}>
      <OpenedSong
        key={`${opened} ${songId}`}
        client={client}
        id={songId}
        user={opened}
        onLeave={() => void navigate({ to: '/editor' })}
      />
    </div>
  )
}
