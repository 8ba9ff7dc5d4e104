import { cardLoginTexts as texts } from '@duologue/domain/messages/pupils/card-login'
import { day } from '@duologue/domain/messages/said-in'
import { notify } from '../ui/feedback/notify'

/** Tells a pupil who has just logged in that a keeper made the card, where they were not told yet (pupils.md#cards). */
export function tellNewCard({ newCardAt }: { newCardAt?: string | undefined }): void {
  if (newCardAt) notify('info', texts.newCard(day(Date.parse(newCardAt))))
}
