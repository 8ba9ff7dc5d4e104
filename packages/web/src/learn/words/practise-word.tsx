import { practiseTexts as texts } from '@duologue/domain/messages/learn/practise'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useLocation, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import { useSession } from '../../session/session'
import button from '../../ui/button.module.css'
import { useSending } from '../../ui/feedback/use-sending'
import { songProgressQuery } from './get-song-progress-query'
import styles from './practise-word.module.css'
import { stopPractising } from './stop-practising'

interface Word {
  song: string
  word: string
}

/** The way of who is logged in: whether it is in their review, and the way in and out. */
export function OwnWord({ client, user, song, word }: Word & { client: Client; user: string }) {
  const query = songProgressQuery(client, song, user)
  const { data } = useQuery(query)
  const queryClient = useQueryClient()
  const [isSending, send] = useSending()
  const [isAdded, setIsAdded] = useState(false)
  const isKept = data?.words.some(kept => kept.word === word) ?? false
  const change = async () => {
    const isDone = isKept
      ? await stopPractising(client, word)
      : await makeCall(client, () => client.learn.practiseWord({ body: { word, song } }))
    if (!isDone) return
    setIsAdded(!isKept)
    await queryClient.invalidateQueries({ queryKey: query.queryKey })
  }
  return (
    <div className={styles.practise}>
      {/* One button, whatever it does: the focus stays where it is. */}
      <button
        type="button"
        className={button.secondary}
        disabled={!data}
        aria-disabled={isSending}
        onClick={() => send(change)}
      >
        {isKept ? texts.remove : texts.practise}
      </button>
      <span role="status">{isKept ? (isAdded ? texts.added : texts.kept) : ''}</span>
    </div>
  )
}

function UserWord({ user, ...word }: Word & { user: string }) {
  const { client } = useRouteContext({ from: '__root__' })
  return <OwnWord client={client} user={user} {...word} />
}

/** Puts a word of a song into the own review, and takes it out again (learn.md#practise-a-word). */
export function PractiseWord(word: Word) {
  const session = useSession()
  const address = useLocation({ select: ({ pathname }) => pathname })
  if (session.status === 'user') return <UserWord user={session.user.id} {...word} />
  return session.status === 'visitor' ? (
    <p className={styles.practise}>
      <Link to="/login" search={{ redirect: address }}>
        {texts.logIn}
      </Link>
    </p>
  ) : null
}
