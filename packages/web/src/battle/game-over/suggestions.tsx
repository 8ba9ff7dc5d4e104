import type { Battle } from '@duologue/domain/battle/battle'
import { type Suggestion, suggestionsOf } from '@duologue/domain/battle/facts/suggestions'
import { battleTexts } from '@duologue/domain/messages/battle/arena'
import { battleEndTexts as texts } from '@duologue/domain/messages/battle/end'
import { Link } from '@tanstack/react-router'
import { battleDifficulty, relaxedTiming } from '../../saved-here/battle-choices'
import { battleRuns } from '../../saved-here/battle-runs'
import button from '../../ui/button.module.css'
import type { Script } from '../cast'
import type { OfferedHere } from '../settings/chosen-battle'
import type { SettingChanges } from './play-again'
import styles from './suggestions.module.css'

function labelOf(suggestion: Suggestion): string {
  switch (suggestion.kind) {
    case 'difficulty':
      return texts.tryIt(battleTexts.difficulties[suggestion.difficulty].name)
    case 'relaxed':
      return battleTexts.relaxed
    case 'learn':
      return texts.learnFirst
  }
}

/** What is suggested after the last battles of a mode (battle.md#suggestions): a press plays so at once, and keeps it. */
export function Suggestions({
  battle: { setup },
  offer,
  script,
  missed,
  onAgain,
}: {
  battle: Battle
  /** What can be chosen here. */
  offer: OfferedHere
  script: Script
  /** The ids of the lines that were missed. */
  missed: readonly string[]
  onAgain: (changes: SettingChanges) => void
}) {
  const suggested = suggestionsOf(battleRuns.use(), setup, offer.difficulties)
  if (suggested.length === 0) return null
  const take = (suggestion: Suggestion) => {
    if (suggestion.kind === 'difficulty') {
      battleDifficulty.set(suggestion.difficulty)
      return onAgain({ difficulty: suggestion.difficulty })
    }
    relaxedTiming.set(true)
    onAgain({ relaxed: true })
  }
  return (
    <section className={styles.suggested} aria-labelledby="suggested">
      <h3 id="suggested">{texts.suggested}</h3>
      {suggested.map(suggestion =>
        suggestion.kind === 'learn' ? (
          <Link
            key="learn"
            className={button.secondary}
            to="/convo/$conversationId/learn"
            params={{ conversationId: script.shortid }}
            search={missed.length > 0 ? { lines: [...missed] } : {}}
          >
            {labelOf(suggestion)}
          </Link>
        ) : (
          <button
            key={suggestion.kind}
            type="button"
            className={button.secondary}
            onClick={() => take(suggestion)}
          >
            {labelOf(suggestion)}
          </button>
        ),
      )}
    </section>
  )
}
