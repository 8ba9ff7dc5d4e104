import type { ScreenMember, ScreenView } from '@duologue/domain/live/views/views'
import { hallTexts } from '@duologue/domain/messages/live/in-hall'
import { screenTexts as texts } from '@duologue/domain/messages/live/screen'
import { useState } from 'react'
import button from '../../ui/button.module.css'
import { Dialog } from '../../ui/dialogs/dialog'
import { DialogForm } from '../../ui/dialogs/dialog-form'
import { SelectField } from '../../ui/fields/select-field'
import { TextField } from '../../ui/fields/text-field'
import type { HallLink } from '../hall-link'
import { SideSign } from '../look/side-sign'
import styles from './members-dialog.module.css'

type Act = HallLink<unknown>['act']

/** Gives a member another name, or their place to somebody who came in anew. */
function AboutMember({
  what,
  member,
  others,
  act,
  onClose,
}: {
  what: 'name' | 'place'
  member: ScreenMember
  others: readonly ScreenMember[]
  act: Act
  onClose: () => void
}) {
  const [fault, setFault] = useState<string>()
  const [isSending, setSending] = useState(false)
  return (
    <DialogForm
      title={
        what === 'name' ? texts.doneTo(texts.giveName, member.name) : texts.givePlaceOf(member.name)
      }
      submit={what === 'name' ? texts.giveName : texts.give}
      isSending={isSending}
      onClose={onClose}
      onSubmit={event => {
        const typed = new FormData(event.currentTarget).get('told')
        const told = typeof typed === 'string' ? typed.trim() : ''
        if (told === '') return
        setSending(true)
        void act(
          what === 'name'
            ? { type: 'rename', member: member.number, name: told }
            : { type: 'give-place', from: member.number, to: Number(told) },
        ).then(refused => {
          setSending(false)
          if (refused === null) onClose()
          else setFault(texts.nameRefused)
        })
      }}
    >
      {what === 'name' ? (
        <TextField
          name="told"
          label={texts.name}
          defaultValue={member.name}
          maxLength={16}
          autoComplete="off"
          fault={fault}
          faultIsSentence
        />
      ) : (
        <SelectField name="told" label={texts.name}>
          {others.map(({ number, name }) => (
            <option key={number} value={number}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </DialogForm>
  )
}

function Deeds({
  member,
  isTeams,
  hasOthers,
  act,
  onAsk,
}: {
  member: ScreenMember
  isTeams: boolean
  hasOthers: boolean
  act: Act
  onAsk: (what: 'name' | 'place') => void
}) {
  const { number, name, side } = member
  const deed = (label: string, does: () => void) => (
    <button
      type="button"
      className={button.quiet}
      aria-label={texts.doneTo(label, name)}
      onClick={does}
    >
      {label}
    </button>
  )
  return (
    <span className={styles.deeds}>
      {deed(texts.giveName, () => onAsk('name'))}
      {isTeams
        ? deed(
            texts.otherTeam,
            () => void act({ type: 'move', member: number, side: side === 1 ? 2 : 1 }),
          )
        : null}
      {hasOthers ? deed(texts.givePlace, () => onAsk('place')) : null}
      {deed(texts.remove, () => void act({ type: 'remove', member: number }))}
    </span>
  )
}

/** Everybody who plays, for the host's eyes: full names are told here alone (live.md#the-screen). */
export function MembersDialog({
  view,
  act,
  onClose,
}: {
  view: ScreenView
  act: Act
  onClose: () => void
}) {
  const [asked, setAsked] = useState<{ what: 'name' | 'place'; number: number } | null>(null)
  const members = view.members.filter(({ waits }) => !waits)
  const member = members.find(({ number }) => number === asked?.number)
  const isTeams = view.settings.form === 'teams'
  return (
    <Dialog title={texts.members} onClose={onClose}>
      {members.length === 0 ? <p>{texts.nobody}</p> : null}
      <ul className={styles.members} data-wide>
        {members.map(each => (
          <li key={each.number} data-side={isTeams ? each.side : undefined}>
            <span className={styles.who}>
              {isTeams ? <SideSign side={each.side} /> : null}
              <strong>
                <bdi>{each.name}</bdi>
              </strong>
              {each.fullName && each.fullName !== each.name ? (
                <bdi className={styles.soft}>{each.fullName}</bdi>
              ) : null}
              {isTeams ? <span className={styles.soft}>{hallTexts.teams[each.side]}</span> : null}
            </span>
            <span className={styles.soft}>
              {each.isHere ? texts.connected : texts.away} · {texts.linesAnswered(each.answers)}
            </span>
            <Deeds
              member={each}
              isTeams={isTeams}
              hasOthers={members.length > 1}
              act={act}
              onAsk={what => setAsked({ what, number: each.number })}
            />
          </li>
        ))}
      </ul>
      {asked && member ? (
        <AboutMember
          what={asked.what}
          member={member}
          others={members.filter(each => each !== member)}
          act={act}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </Dialog>
  )
}
