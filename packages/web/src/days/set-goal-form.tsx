import type { Numbers } from '@duologue/contract/days'
import { firstGoal, goalDays, goalMinutes } from '@duologue/domain/days/goal'
import { dayTexts as texts } from '@duologue/domain/messages/days/days'
import { wholeDay } from '@duologue/domain/messages/said-in-calendar'
import { number } from '@duologue/domain/messages/say'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Client } from '../api/client'
import { zoneHere } from '../api/zone-here'
import { learnedKey } from '../learn/learned-key'
import { makeCall } from '../session/make-call'
import { useSending } from '../ui/feedback/use-sending'
import { ChoiceField } from '../ui/fields/choice-field'
import { SubmitButton } from '../ui/fields/submit-button'
import styles from './progress.module.css'

type Told = Numbers['week']['goal']

const none = 'none'
const choicesOf = (values: readonly number[]) =>
  Object.fromEntries(values.map(value => [String(value), number(value)]))

/** A goal in words. */
const inWords = (goal: Told) =>
  goal ? texts.goalTold(texts.dayMinutes(goal.minutes), texts.daysAWeek(goal.days)) : texts.noGoal

/** The goal of a week, which is changed here and counts from Monday on (days.md#goal). */
export function SetGoalForm({
  client,
  goal,
  next,
}: {
  client: Client
  goal: Told
  next: Numbers['nextGoal']
}) {
  const wanted = next ? next.goal : goal
  const [minutes, setMinutes] = useState(wanted ? String(wanted.minutes) : none)
  const [days, setDays] = useState(String((wanted ?? firstGoal).days))
  const [isSending, send] = useSending()
  const queryClient = useQueryClient()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const chosen = {
      minutes: goalMinutes.find(one => String(one) === minutes),
      days: goalDays.find(one => String(one) === days),
    }
    const { minutes: some, days: many } = chosen
    const set = some === undefined || many === undefined ? null : { minutes: some, days: many }
    send(async () => {
      const body = { goal: set, timeZone: zoneHere() }
      await makeCall(client, () => client.days.setGoal({ body }), texts.goalSaved)
      await queryClient.invalidateQueries({ queryKey: learnedKey })
    })
  }
  return (
    <form className={styles.goal} onSubmit={submit}>
      <p>{inWords(goal)}</p>
      <ChoiceField
        label={texts.goalMinutes}
        choices={{ ...choicesOf(goalMinutes), [none]: texts.noGoal }}
        value={minutes}
        onChange={event => setMinutes(event.target.value)}
      />
      <ChoiceField
        label={texts.goalDays}
        choices={choicesOf(goalDays)}
        value={days}
        disabled={minutes === none}
        onChange={event => setDays(event.target.value)}
      />
      <p>
        {next
          ? texts.goalNext(wholeDay(Date.parse(next.since)), inWords(next.goal))
          : texts.goalFrom}
      </p>
      <SubmitButton isSending={isSending}>{texts.saveGoal}</SubmitButton>
    </form>
  )
}
