import { cardLoginTexts as texts } from '@duologue/domain/messages/pupils/card-login'
import { day } from '@duologue/domain/messages/said-in'
import { notify } from '../ui/feedback/notify'

/** Tells when the card was made with which somebody has just logged in. */
export const noticeNewCard = (madeAt: string): void =>
  notify('info', texts.newCard(day(Date.parse(madeAt))))
