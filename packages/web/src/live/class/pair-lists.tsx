import { mixed, pairUp, swapped } from '@duologue/domain/live/visits/pair-up'
import { pairTexts as texts } from '@duologue/domain/messages/live/pairs'
import { useState } from 'react'
import button from '../../ui/button.module.css'
import styles from './pair-lists.module.css'

interface Person {
  readonly id: string
  readonly fullName: string
}

/** Who plays with whom: a name is pressed and then the one that it changes places with, or dragged there. */
export function PairLists({
  people,
  onOrder,
}: {
  people: readonly Person[]
  onOrder: (people: readonly Person[]) => void
}) {
  const [held, setHeld] = useState<number | null>(null)
  const [told, setTold] = useState('')
  const { pairs, alone } = pairUp(people)
  const swap = (one: number, other: number) => {
    setHeld(null)
    if (one === other) return
    onOrder(swapped(people, one, other))
    setTold(texts.swap(people[one]?.fullName ?? '', people[other]?.fullName ?? ''))
  }
  const press = (place: number) => (held === null ? setHeld(place) : swap(held, place))
  const name = (place: number) => {
    const person = people[place]
    if (!person) return null
    return (
      <button
        type="button"
        className={styles.name}
        aria-pressed={held === place}
        aria-label={texts.move(person.fullName)}
        draggable
        onClick={() => press(place)}
        onDragStart={event => {
          event.dataTransfer.setData('text/plain', person.fullName)
          setHeld(place)
        }}
        onDragEnd={() => setHeld(null)}
        onDragOver={event => event.preventDefault()}
        onDrop={event => {
          event.preventDefault()
          if (held !== null) swap(held, place)
        }}
      >
        <bdi>{person.fullName}</bdi>
      </button>
    )
  }
  const count = texts.pairsOf(pairs.length)
  return (
    <div className={styles.lists}>
      <div className={styles.head}>
        <strong>{alone ? texts.pairsAndOne(count, alone.fullName) : count}</strong>
        <button
          type="button"
          className={button.secondary}
          onClick={() => onOrder(mixed(people, Math.random))}
        >
          {texts.mix}
        </button>
      </div>
      <p className={styles.hint}>{texts.moveHint}</p>
      <ol className={styles.pairs}>
        {pairs.map(([one], place) => (
          <li key={one.id} aria-label={texts.pairNumber(place + 1)}>
            {name(2 * place)}
            {name(2 * place + 1)}
          </li>
        ))}
        {alone ? (
          <li aria-label={texts.alone}>
            {name(people.length - 1)}
            <span className={styles.computer}>{texts.alone}</span>
          </li>
        ) : null}
      </ol>
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </div>
  )
}
