import { conversationTexts } from '@duologue/domain/messages/conversations/conversations'
import { noListsTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-none'
import { Link } from '@tanstack/react-router'
import button from '../ui/button.module.css'
import { NothingFound } from '../ui/lists/nothing-found'
import type { ListFilters } from './list-filters'

/** What stands where no lists are found: the way to make one, and back to all of them (pronunciation.md#searching). */
export function NoLists({ filters: { own, ...others } }: { filters: ListFilters }) {
  const create = (
    <Link className={button.primary} to="/pronunciation/create">
      {texts.createNew}
    </Link>
  )
  if (own && Object.keys(others).length === 0)
    return (
      <NothingFound title={texts.noneOwn} hint={texts.noneOwnHint}>
        {create}
      </NothingFound>
    )
  return (
    <NothingFound title={texts.noResults} hint={texts.noResultsHint}>
      {create}
      <Link to="/pronunciation/search" search={own ? { own } : {}}>
        {conversationTexts.clearFilters}
      </Link>
    </NothingFound>
  )
}
