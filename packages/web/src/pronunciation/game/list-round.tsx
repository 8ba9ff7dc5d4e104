import type { PronunciationList } from '@duologue/contract/shapes/pronunciation-shapes'
import { textDirection } from '@duologue/domain/choices/languages'
import { pronunciationGameTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-game'
import { canPlayRound } from '@duologue/domain/pronunciation/game/can-play-round'
import { roundOffer } from '@duologue/domain/pronunciation/game/round-offer'
import { pronunciationLimits } from '@duologue/domain/pronunciation/pronunciation-limits'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Client } from '../../api/client'
import button from '../../ui/button.module.css'
import { GameHead } from '../../ui/games/game-start'
import { Icon } from '../../ui/icon'
import { NothingFound } from '../../ui/lists/nothing-found'
import { type RoundBook, RoundMode } from './round-mode'
import { useToldAnswers } from './use-told-answers'

/** The pronunciation game over a list, for an assignment or not (pronunciation.md#playing). */
export function ListRound({
  client,
  list,
  assigned,
  ofClass,
  book,
  onRefused,
  info,
}: {
  client: Client
  list: PronunciationList
  /** What its assignment fixes; an assigned round asks for all items. */
  assigned?: { readonly mode: string; readonly difficulty: string } | undefined
  /** The page of the class that it was assigned to. */
  ofClass?: string | undefined
  book: RoundBook
  /** A round was not to be begun as it was asked for: what is known of its assignment is old. */
  onRefused?: (() => void) | undefined
  /** What is told of the assignment. */
  info: ReactNode
}) {
  const { id, shortid, items, language, title } = list
  const back = (look?: string) =>
    ofClass === undefined ? (
      toList(look)
    ) : (
      <Link to={ofClass} className={look}>
        <Icon name="back" /> {texts.toClass}
      </Link>
    )
  const toList = (look?: string) => (
    <Link to="/pronunciation/$shortid" params={{ shortid }} className={look}>
      <Icon name="back" /> {texts.toList}
    </Link>
  )
  const { take, flush } = useToldAnswers(client, () => id)
  if (!canPlayRound(items, language)) {
    return (
      <NothingFound title={texts.tooFew} hint={texts.tooFewHint(pronunciationLimits.itemsToPlay)}>
        {back(button.secondary)}
      </NothingFound>
    )
  }
  return (
    <RoundMode
      head={
        <GameHead title={texts.title} back={back()}>
          <p>
            <strong lang={language} dir={textDirection(language)}>
              {title}
            </strong>
          </p>
          <p>{texts.items(items.length)}</p>
          {info}
        </GameHead>
      }
      offer={roundOffer(assigned)}
      language={language}
      isWhole={assigned !== undefined}
      gather={() => Promise.resolve(items)}
      book={book}
      onRefused={onRefused}
      back={back(button.secondary)}
      onAnswer={take}
      onOver={flush}
    />
  )
}
