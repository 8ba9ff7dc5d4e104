import type { Battle } from '@duologue/domain/battle/battle'
import { battleTexts as texts } from '@duologue/domain/messages/battle/arena'
import button from '../ui/button.module.css'
import { Icon } from '../ui/icon'
import { StageDialog } from './stage-dialog'

/**
 * What a reload offers: to go on with the battle that was being fought, or to begin a new one
 * (battle.md#leaving-and-resuming).
 */
export function ResumeDialog({
  battle,
  onResume,
  onNew,
}: {
  battle: Battle
  onResume: () => void
  onNew: () => void
}) {
  const { 1: own, 2: opponent } = battle.players
  return (
    <StageDialog
      title={texts.resumeTitle}
      actions={
        <>
          <button type="button" className={button.secondary} onClick={onNew}>
            {texts.newDuel}
          </button>
          <button type="button" className={button.primary} onClick={onResume}>
            <Icon name="play" filled /> {texts.resume}
          </button>
        </>
      }
    >
      <p>{texts.resumeLead(battle.round, own.currentHealth, opponent.currentHealth)}</p>
      {battle.setup.relaxed ? null : <p>{texts.resumeClock}</p>}
    </StageDialog>
  )
}
