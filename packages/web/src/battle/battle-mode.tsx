import type { Conversation } from '@duologue/contract/conversations'
import type { AssignedBattle } from '@duologue/domain/battle/battle-offer'
import type { ReactNode } from 'react'
import type { Client } from '../api/client'
import { useToldIn } from '../saved-here/translation-choice'
import { useFetchedAhead } from '../ui/feedback/late-part'
import { battleParts } from './late-battle-parts'
import { ResumeDialog } from './resume-dialog'
import { BattleIntro } from './settings/battle-intro'
import { BattleOptions } from './settings/battle-options'
import { CannotBattle } from './settings/cannot-battle'
import { useOfferHere } from './settings/offer-here'
import { StartDialog } from './settings/start-dialog'
import { TicketDialog } from './ticket-dialog'
import { beforeTheStart, useBattleScenes } from './use-battle-scenes'

/**
 * Battle Mode over one conversation, from the intro to Game Over (battle.md#leaving-and-resuming). Leaving it resets
 * the game.
 */
export function BattleMode({
  conversation: told,
  level,
  assigned,
  info = null,
  notice = null,
  client,
  assignment,
  ofClass,
  onRefused,
}: {
  conversation: Conversation
  level: ReactNode
  /** What the assignment of the battle fixes; the settings offer nothing else. */
  assigned?: AssignedBattle | undefined
  /** What the intro says beside: of that assignment, of what the conversation lacks. */
  info?: ReactNode
  /** What the start says first: why an assignment is not played. */
  notice?: ReactNode
  client: Client
  /** The id of the assignment that its battles belong to. */
  assignment?: string | undefined
  /** The page of the class that it was assigned to. */
  ofClass?: string | undefined
  /** A battle was not to be begun as it was asked for: what is known of its assignment is old. */
  onRefused?: (() => void) | undefined
}) {
  const conversation = useToldIn(told)
  const { offer, fault } = useOfferHere(assigned, conversation.language)
  useFetchedAhead(battleParts)
  const { scene, setScene, play, begin, close, refusal, wait, shownWait } = useBattleScenes({
    conversation,
    client,
    assignment,
    isAssigned: assigned !== undefined,
    offer,
    onRefused,
  })

  const ticketDialog = shownWait ? <TicketDialog shown={shownWait} wait={wait} /> : null
  if (offer.modes.length === 0) {
    return <CannotBattle script={conversation} reason={fault} />
  }
  if (scene.name === 'game') {
    return (
      <>
        <scene.Shown
          key={scene.key}
          record={scene.record}
          score={scene.score}
          conversation={conversation}
          linesOf={scene.linesOf}
          client={client}
          assignment={assignment}
          ofClass={ofClass}
          offer={offer}
          onAgain={(settings, stored) => void begin(settings, stored)}
          onRestart={() => setScene(beforeTheStart)}
        />
        {ticketDialog}
      </>
    )
  }
  if (scene.name === 'options')
    return <BattleOptions offer={offer} onDone={() => setScene({ name: 'intro', starts: false })} />
  return (
    <>
      <BattleIntro
        conversation={conversation}
        level={level}
        info={info}
        onPlay={() => setScene(beforeTheStart)}
        onOptions={() => setScene({ name: 'options' })}
      />
      {scene.name === 'resume' ? (
        <ResumeDialog
          battle={scene.record.battle}
          onResume={() => void play(scene.record)}
          onNew={() => setScene(beforeTheStart)}
        />
      ) : null}
      {scene.name === 'tutorial' ? (
        <scene.Shown mode={scene.record.battle.setup.mode} onPlay={() => void play(scene.record)} />
      ) : null}
      {ticketDialog}
      {scene.name === 'intro' && scene.starts && !shownWait ? (
        <StartDialog
          key={refusal}
          notice={refusal ?? notice}
          names={[conversation.character1.name, conversation.character2.name]}
          offer={offer}
          language={conversation.language}
          translationLanguage={conversation.translationLanguage}
          onStart={() => void begin()}
          onClose={close}
        />
      ) : null}
    </>
  )
}
