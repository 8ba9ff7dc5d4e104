import type { PronunciationListCard } from '@duologue/contract/shapes/pronunciation-shapes'
import { pronunciationListTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-lists'
import { mayBePlayed } from '@duologue/domain/pronunciation/list-size'
import { Link } from '@tanstack/react-router'
import button from '../ui/button.module.css'

/** Leads to the game with a list; one that is too short to be played says so (pronunciation.md#searching). */
export const PlayLink = ({ list: { shortid, title, count } }: { list: PronunciationListCard }) =>
  mayBePlayed(count) ? (
    <Link
      to="/pronunciation/game"
      search={{ list: shortid }}
      className={button.primary}
      aria-label={texts.playThis(title)}
    >
      {texts.play}
    </Link>
  ) : (
    <small>{texts.tooFewToPlay}</small>
  )
