import { ltiTexts as texts } from '@duologue/domain/messages/lti/lti'
import { ltiChooseTitle } from '@duologue/domain/messages/lti/lti-title'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import { messageOf } from '../../session/tell-failure'
import button from '../../ui/button.module.css'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import { useSending } from '../../ui/feedback/use-sending'
import { SelectField } from '../../ui/fields/select-field'
import { TextField } from '../../ui/fields/text-field'
import styles from '../lti.module.css'
import { ChooseDialog, type ChosenThing } from './choose-dialog'
import { placeThings } from './place-things'
import { type ChosenKind, type FoundThing, thingsQuery } from './things-to-choose'

const kinds = {
  conversation: texts.conversations,
  pronunciationList: texts.lists,
  playlist: texts.playlists,
} as const satisfies Record<ChosenKind, string>

const kindNames: readonly ChosenKind[] = ['conversation', 'pronunciationList', 'playlist']

function Found({
  client,
  kind,
  q,
  onChoose,
}: {
  client: Client
  kind: ChosenKind
  q: string
  onChoose: (found: FoundThing) => void
}) {
  const { data, error, refetch } = useQuery(thingsQuery(client, kind, q))
  if (error) return <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <LoadingVoices />
  const { things, total } = data
  if (things.length === 0) return <p role="status">{texts.nothing}</p>
  return (
    <>
      <ul className={styles.found}>
        {things.map(found => (
          <li key={found.id} className={styles.row}>
            <span className={styles.title}>
              {found.title}
              {found.about ? <small className={styles.about}>{found.about}</small> : null}
            </span>
            <button
              type="button"
              className={button.secondary}
              aria-label={texts.chooseThis(found.title)}
              onClick={() => onChoose(found)}
            >
              {texts.choose}
            </button>
          </li>
        ))}
      </ul>
      {total > things.length ? <p role="status">{texts.someFound(things.length, total)}</p> : null}
    </>
  )
}

/** What was chosen until now. */
function Chosen({
  chosen,
  onChange,
}: {
  chosen: readonly ChosenThing[]
  onChange: (chosen: readonly ChosenThing[]) => void
}) {
  if (chosen.length === 0) return null
  return (
    <>
      <h2>{texts.taken}</h2>
      <ul className={styles.chosen}>
        {chosen.map((one, at) => (
          <li key={`${one.thing.id} ${at}`} className={styles.row}>
            <span className={styles.title}>{one.title}</span>
            <button
              type="button"
              className={button.quiet}
              onClick={() => onChange(chosen.filter(other => other !== one))}
            >
              {texts.remove(one.title)}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The form that goes back to the course, with our signed answer (lti.md#placing). */
function sendBack(form: HTMLFormElement, { returnUrl, jwt }: { returnUrl: string; jwt: string }) {
  form.action = returnUrl
  const field = form.elements.namedItem('JWT')
  if (field instanceof HTMLInputElement) field.value = jwt
  form.submit()
}

/** Things are found and chosen for a course that has asked for some (lti.md#placing). */
export function ChooseThings({
  client,
  launch,
  acceptsMany,
}: {
  client: Client
  /** What its page asks about the launch with. */
  launch: string
  acceptsMany: boolean
}) {
  const [kind, setKind] = useState<ChosenKind>('conversation')
  const [q, setQ] = useState('')
  const [asked, setAsked] = useState<FoundThing>()
  const [chosen, setChosen] = useState<readonly ChosenThing[]>([])
  const [isSending, send] = useSending()
  const back = useRef<HTMLFormElement>(null)
  const place = (things: readonly ChosenThing[]) =>
    send(() =>
      makeCall(client, async () => {
        const answer = await placeThings(client, launch, things)
        if (back.current) sendBack(back.current, answer)
      }),
    )
  return (
    <>
      <h1>{ltiChooseTitle}</h1>
      {acceptsMany ? null : <p>{texts.oneOnly}</p>}
      <div className={styles.search}>
        <SelectField
          label={texts.choose}
          value={kind}
          onChange={event =>
            setKind(kindNames.find(one => one === event.target.value) ?? 'conversation')
          }
        >
          {kindNames.map(name => (
            <option key={name} value={name}>
              {kinds[name]}
            </option>
          ))}
        </SelectField>
        <TextField
          label={texts.search}
          type="search"
          defaultValue={q}
          maxLength={100}
          autoComplete="off"
          onChange={event => setQ(event.target.value.trim())}
        />
      </div>
      <Found key={kind} client={client} kind={kind} q={q} onChoose={setAsked} />
      <Chosen chosen={chosen} onChange={setChosen} />
      <p className={styles.search}>
        <button
          type="button"
          className={button.primary}
          disabled={chosen.length === 0 || isSending}
          onClick={() => place(chosen)}
        >
          {texts.addToCourse}
        </button>
        <button
          type="button"
          className={button.secondary}
          disabled={isSending}
          onClick={() => place([])}
        >
          {texts.cancel}
        </button>
      </p>
      <form ref={back} method="post" hidden>
        <input type="hidden" name="JWT" />
      </form>
      {asked ? (
        <ChooseDialog
          client={client}
          found={asked}
          acceptsMany={acceptsMany}
          onChosen={more => {
            setChosen(acceptsMany ? [...chosen, ...more] : more.slice(0, 1))
            setAsked(undefined)
          }}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </>
  )
}
