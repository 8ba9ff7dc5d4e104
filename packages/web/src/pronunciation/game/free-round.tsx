import { ownLanguageName } from '@duologue/domain/choices/own-language-names'
import { roundLanguages } from '@duologue/domain/choices/pronunciation-choices'
import { pronunciationGameTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-game'
import { roundOffer } from '@duologue/domain/pronunciation/game/round-offer'
import { pronunciationLimits } from '@duologue/domain/pronunciation/pronunciation-limits'
import { Link, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import type { Client } from '../../api/client'
import { ChoiceCards } from '../../battle/turn/choice-cards'
import { roundLanguage } from '../../saved-here/pronunciation-choices'
import { sendLate } from '../../sending/send-late'
import { LoginOffer } from '../../session/login-offer'
import { sessionNow } from '../../session/session'
import { tellFailure } from '../../session/tell-failure'
import button from '../../ui/button.module.css'
import { notify } from '../../ui/feedback/notify'
import { ChoiceField } from '../../ui/fields/choice-field'
import { GameHead } from '../../ui/games/game-start'
import { Icon } from '../../ui/icon'
import type { ChosenRound } from './chosen-round'
import { gatherItems, type RoundSource, roundSources } from './get-round-words'
import { RoundMode } from './round-mode'
import { useToldAnswers } from './use-told-answers'

const ownNames = Object.fromEntries(roundLanguages.map(code => [code, ownLanguageName(code)]))

/**
 * A round without a list: ten frequent words of a language, or what was missed before
 * (pronunciation.md#rounds-without-lists).
 */
export function FreeRound({ client, info = null }: { client: Client; info?: ReactNode }) {
  const toLists = (look?: string) => (
    <Link to="/pronunciation/search" className={look}>
      <Icon name="search" /> {texts.findLists}
    </Link>
  )
  const language = roundLanguage.use()
  const [source, setSource] = useState<RoundSource>('frequent')
  const [asksLogin, setAsksLogin] = useState(false)
  const address = useRouterState({ select: ({ location }) => location.href })
  const lists = useRef(new Map<string, string | null>())
  const { take, flush } = useToldAnswers(client, item => lists.current.get(item) ?? null)
  const choose = (next: RoundSource) => {
    if (next === 'misses' && sessionNow().status === 'visitor') return setAsksLogin(true)
    setSource(next)
  }
  const gather = async ({ difficulty }: ChosenRound) => {
    try {
      if (source === 'misses') await sendLate(client)
      const items = await gatherItems(client, source, language, difficulty)
      if (source === 'misses' && items.length < pronunciationLimits.itemsToPlay) {
        notify('warning', texts.tooFewMisses(items.length, pronunciationLimits.itemsToPlay))
        return null
      }
      lists.current = new Map(items.map(({ id, list }) => [id, list]))
      return items
    } catch (error) {
      tellFailure(error)
      return null
    }
  }
  return (
    <>
      <RoundMode
        head={
          <GameHead title={texts.title} back={toLists()}>
            <p>{texts.lead}</p>
            {info}
          </GameHead>
        }
        offer={roundOffer()}
        language={language}
        gather={gather}
        back={toLists(button.secondary)}
        onAnswer={take}
        onOver={flush}
      >
        <ChoiceField
          label={texts.language}
          choices={ownNames}
          value={language}
          onChange={({ target }) =>
            roundLanguage.set(roundLanguages.find(code => code === target.value) ?? language)
          }
        />
        <ChoiceCards
          legend={texts.words}
          name="words"
          choices={roundSources.map(value => ({
            value,
            label: texts.sources[value].name,
            meaning: texts.sources[value].meaning,
          }))}
          chosen={source}
          onChoose={choose}
        />
      </RoundMode>
      {asksLogin ? (
        <LoginOffer reason="feature" address={address} onClose={() => setAsksLogin(false)} />
      ) : null}
    </>
  )
}
