import type { Card, Pupil } from '@duologue/contract/pupils'
import { cardPictures } from '@duologue/domain/devices/card-pictures'
import { cardPictureTexts } from '@duologue/domain/messages/devices/devices'
import { pupilTexts as texts } from '@duologue/domain/messages/pupils/pupils'
import { newCards } from '@duologue/domain/pupils/new-cards'
import type { PupilLogin } from '@duologue/domain/pupils/pupil-settings'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Client } from '../../api/client'
import { CardPictureDrawing } from '../../devices/picture-drawing'
import button from '../../ui/button.module.css'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { SelectField } from '../../ui/fields/select-field'
import { QrCode } from '../../ui/qr-code'
import { pupilsQuery } from '../list-pupils-query'
import styles from './card-sheet.module.css'
import { cardsQuery } from './get-cards-query'

function Words({ words }: { words: readonly string[] }) {
  return (
    <div>
      <p className={styles.label}>{texts.words}</p>
      <p className={styles.words} translate="no">
        {words.map(word => (
          <span key={word}>{word} </span>
        ))}
      </p>
    </div>
  )
}

function Pictures({ pictures }: { pictures: readonly number[] }) {
  return (
    <ol className={styles.pictures} aria-label={texts.pictures}>
      {pictures.map((number, place) => {
        const picture = cardPictures[number]
        // A card may have the same picture twice: its place is what it is known by.
        return picture ? (
          // oxlint-disable-next-line react/no-array-index-key -- places of a card never move
          <li key={place}>
            <CardPictureDrawing picture={picture} />
            <span className="visually-hidden">{cardPictureTexts[picture]}</span>
          </li>
        ) : null
      })}
    </ol>
  )
}

/** A card as it is cut from the sheet: black on white, in both themes. */
function PrintedCard({
  card,
  login,
  site,
}: {
  card: Card
  /** What must follow the card, and so stands on a strip that is cut off (pupils.md#the-sheet). */
  login: PupilLogin
  site: string
}) {
  const words = <Words words={card.words} />
  const pictures = <Pictures pictures={card.pictures} />
  return (
    <li className={styles.card}>
      <div className={styles.said}>
        <p className={styles.name}>
          <bdi>{card.name}</bdi>
        </p>
        <p className={styles.label}>{texts.cardName}</p>
        <p translate="no">{card.cardName}</p>
        {login === 'words' ? null : words}
        <p className={styles.label} translate="no">
          {`${site.replace(/^https?:\/\//, '')}/card`}
        </p>
      </div>
      <div className={styles.code}>
        <QrCode address={`${site}/card#${card.qr}`} label={texts.qr(card.name)} />
        {login === 'card' ? pictures : null}
      </div>
      {login === 'card' ? null : (
        <div className={styles.apart}>
          <p className={styles.label}>
            <bdi>{texts.keepApart(card.name)}</bdi>
          </p>
          {login === 'words' ? words : null}
          {pictures}
        </div>
      )}
    </li>
  )
}

/** Which cards are printed: all, the new ones, or those that were ticked; nothing where there is no choice. */
function Which({
  kept,
  pupils,
  onPupils,
}: {
  kept: readonly Pupil[]
  pupils: readonly string[] | undefined
  onPupils: (pupils: readonly string[] | undefined) => void
}) {
  // Those that were ticked stay to be chosen when others were looked at meanwhile.
  const [ticked] = useState(pupils)
  const living = kept.filter(({ deletedUntil }) => deletedUntil === null)
  const fresh = newCards(living, ({ cardedAt }) => Date.parse(cardedAt)).map(({ id }) => id)
  const isFewer = fresh.length < living.length
  const same = (one: readonly string[]) => String(one) === String(pupils)
  const isFresh = isFewer && same(fresh)
  if (living.length === 0 || (!isFewer && !ticked)) return null
  return (
    <div className={styles.which}>
      <SelectField
        label={texts.which}
        value={pupils === undefined ? 'all' : isFresh ? 'new' : 'ticked'}
        onChange={({ target: { value } }) =>
          onPupils(value === 'all' ? undefined : value === 'new' ? fresh : ticked)
        }
      >
        <option value="all">{texts.allCards(living.length)}</option>
        {isFewer ? <option value="new">{texts.newCards(fresh.length)}</option> : null}
        {ticked && !(isFewer && String(fresh) === String(ticked)) ? (
          <option value="ticked">{texts.selectedCards(ticked.length)}</option>
        ) : null}
      </SelectField>
    </div>
  )
}

/** The cards of a class, eight on a page, covered until they are asked for (pupils.md#the-sheet). */
export function CardSheet({
  client,
  id,
  user,
  pupils,
  onPupils,
}: {
  client: Client
  id: string
  user: string
  /** Of these alone; of all unless told. */
  pupils: readonly string[] | undefined
  onPupils: (pupils: readonly string[] | undefined) => void
}) {
  const [isShown, setIsShown] = useState(false)
  const kept = useQuery(pupilsQuery(client, id, user))
  const { data, isError, refetch } = useQuery({
    ...cardsQuery(client, { id, user, pupils }),
    enabled: isShown,
  })
  return (
    <>
      <div className="screen-only">
        <h2>{texts.cards}</h2>
        <p>{texts.cardsLead}</p>
        {kept.data ? <Which kept={kept.data.pupils} pupils={pupils} onPupils={onPupils} /> : null}
        <p className={styles.bar}>
          {isShown ? (
            <button
              type="button"
              className={button.primary}
              disabled={!data?.cards.length}
              onClick={() => print()}
            >
              {texts.print}
            </button>
          ) : (
            <button type="button" className={button.primary} onClick={() => setIsShown(true)}>
              {texts.show}
            </button>
          )}
          <Link
            to="/classes/$classId/teacher"
            params={{ classId: id }}
            search={{ tab: 'students' }}
            className={button.secondary}
          >
            {texts.toStudents}
          </Link>
        </p>
        {isError ? <LoadFailed message={texts.failed} onRetry={() => void refetch()} /> : null}
        {data?.cards.length === 0 ? <p>{texts.noCards}</p> : null}
      </div>
      {isShown && data ? (
        <ul className={styles.sheet}>
          {data.cards.map(card => (
            <PrintedCard
              key={card.pupil}
              card={card}
              login={data.pupilLogin}
              site={location.origin}
            />
          ))}
        </ul>
      ) : null}
    </>
  )
}
