import type { PronunciationList } from '@duologue/contract/shapes/pronunciation-shapes'
import type { Client } from '../api/client'
import { DuplicateButton } from './duplicate-list-button'
import { ExportButton } from './export-button'

/** What everybody can do with a list beside playing it (pronunciation.md#list-page). */
export const ReaderActions = ({ client, list }: { client: Client; list: PronunciationList }) => (
  <>
    <DuplicateButton client={client} list={list} />
    <ExportButton list={list} />
  </>
)
