import { joinHallTexts as texts } from '@duologue/domain/messages/live/join-hall'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { CallFailed } from '../../api/call-failed'
import type { Client } from '../../api/client'
import { placeIn } from '../../saved-here/hall-places'
import { messageOf, tellFailure } from '../../session/tell-failure'
import button from '../../ui/button.module.css'
import { useSending } from '../../ui/feedback/use-sending'
import { SubmitButton } from '../../ui/fields/submit-button'
import { TextField } from '../../ui/fields/text-field'
import { useForm } from '../../ui/fields/use-form'
import { dealAgain } from '../exchange-acts'
import type { Found } from './get-hall-of-code'
import styles from './join-by-code.module.css'
import { joinHall } from './join-hall'

interface Props {
  client: Client
  found: Found
  onIn: () => void
}

/** Chooses one's own name. */
function OwnName({ client, found, onIn }: Props) {
  const { field, form, isSending, refuse } = useForm({
    rules: { name: (typed: string) => (typed.trim() === '' ? texts.nameFault : undefined) },
    onSend: async ({ name }) => {
      try {
        await joinHall(client, found.hall, found.code, name)
        onIn()
      } catch (error) {
        if (error instanceof CallFailed) refuse('name', messageOf(error))
        else tellFailure(error)
      }
    },
  })
  return (
    <form {...form} className={styles.form}>
      <TextField
        {...field('name')}
        label={texts.ownName}
        note={texts.ownNameNote}
        maxLength={16}
        autoComplete="off"
        dir="auto"
      />
      <SubmitButton isSending={isSending}>{texts.comeIn}</SubmitButton>
    </form>
  )
}

/** Is given a name, and another one as long as there are some. */
function DealtName({ client, found, onIn }: Props) {
  const [dealt, setDealt] = useState<{ name: string; renames: number } | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [isSending, send] = useSending()
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    joinHall(client, found.hall, found.code).then(
      ({ name }) => setDealt({ name, renames: 3 }),
      (error: unknown) => setFault(messageOf(error)),
    )
  }, [client, found])
  if (fault !== null)
    return (
      <p className={styles.fault} role="alert">
        {fault}
      </p>
    )
  return (
    <div className={styles.form}>
      <p className={styles.called}>{texts.calledSo}</p>
      <p className={styles.name} role="status">
        <bdi>{dealt?.name ?? '…'}</bdi>
      </p>
      <div className={styles.deeds}>
        {dealt && dealt.renames > 0 ? (
          <button
            type="button"
            className={button.secondary}
            disabled={isSending}
            onClick={() =>
              send(() =>
                dealAgain(client, found.hall).then(
                  another => another && setDealt(another),
                  (error: unknown) => tellFailure(error),
                ),
              )
            }
          >
            {texts.anotherName}
          </button>
        ) : null}
        <button
          type="button"
          className={button.primary}
          disabled={dealt === null || isSending}
          onClick={onIn}
        >
          {texts.comeIn}
        </button>
      </div>
    </div>
  )
}

/** Comes in under the own username. */
function AsUser({ client, found, username, onIn }: Props & { username: string }) {
  const [fault, setFault] = useState<string | null>(null)
  const [isSending, send] = useSending()
  // Who was a guest here until the login goes on as a user.
  const isGuest = typeof placeIn(found.hall)?.key === 'string'
  return (
    <div className={styles.form}>
      <p>{texts.playAs(username)}</p>
      {fault === null ? null : (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      <button
        type="button"
        className={button.primary}
        disabled={isSending}
        onClick={() =>
          send(() =>
            joinHall(client, found.hall, found.code).then(onIn, (error: unknown) =>
              setFault(messageOf(error)),
            ),
          )
        }
      >
        {isGuest ? texts.joinAs(username) : texts.comeIn}
      </button>
    </div>
  )
}

/** The last step before a game: by which name one plays (live.md#names). */
export function ComeIn({ username, ...props }: Props & { username: string | null }) {
  const { found } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {found.title}
      </h2>
      {username !== null ? (
        <AsUser {...props} username={username} />
      ) : found.needsLogin ? (
        <div className={styles.form}>
          <p>{texts.forClass}</p>
          <Link to="/login" search={{ redirect: `/live/${found.code}` }} className={button.primary}>
            {texts.logIn}
          </Link>
        </div>
      ) : found.names === 'own' ? (
        <OwnName {...props} />
      ) : (
        <DealtName {...props} />
      )}
    </>
  )
}
