import { publishBlockTexts, unreadText } from '../messages/conversations/publishing'
import { type Checked, type PublishBlock, unreadIn } from './publish-blocks'

/** What is said of what keeps a conversation from being published. */
export const publishBlockText = (block: PublishBlock, checked: Checked): string =>
  block === 'unread' ? unreadText(unreadIn(checked)) : publishBlockTexts[block]
