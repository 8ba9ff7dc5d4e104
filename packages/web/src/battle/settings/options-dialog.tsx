import { battleTexts as texts } from '@duologue/domain/messages/battle/arena'
import button from '../../ui/button.module.css'
import { StageDialog } from '../stage-dialog'
import type { OfferedHere } from './chosen-battle'
import { OptionsForm } from './options-form'

/** The options during a battle, which goes on behind them as it was begun. */
export function OptionsDialog({ offer, onDone }: { offer: OfferedHere; onDone: () => void }) {
  return (
    <StageDialog
      title={texts.options}
      onEscape={onDone}
      actions={
        <button type="button" className={button.primary} onClick={onDone}>
          {texts.done}
        </button>
      }
    >
      <p>{texts.optionsDuring}</p>
      <OptionsForm offer={offer} />
    </StageDialog>
  )
}
