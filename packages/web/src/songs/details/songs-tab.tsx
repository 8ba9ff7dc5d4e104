import { songHomeTexts as texts } from '@duologue/domain/messages/songs/editor'
import { Suspense, useState } from 'react'
import type { Client } from '../../api/client'
import button from '../../ui/button.module.css'
import styles from '../../ui/editor-tab.module.css'
import { latePart } from '../../ui/feedback/late-part'
import type { SongFilters } from './song-filters'
import { SongResults } from './song-results'
import { SongSearchForm } from './song-search-form'

const CreateSongDialog = latePart(
  async () => (await import('./create-song-dialog')).CreateSongDialog,
)

/** The songs on the editor's home: search, and create (songs.md#editor-home). */
export function SongsTab({
  client,
  filters,
  onSearch,
  onCreated,
}: {
  client: Client
  filters: SongFilters
  onSearch: (filters: SongFilters) => void
  onCreated: (song: { id: string }) => void
}) {
  const [isCreating, setIsCreating] = useState(false)
  const create = (
    <button type="button" className={button.secondary} onClick={() => setIsCreating(true)}>
      {texts.create}
    </button>
  )
  return (
    <div className={styles.tab}>
      {/* Another search in the address is another form. */}
      <SongSearchForm key={JSON.stringify(filters)} filters={filters} onSearch={onSearch} />
      <div className={styles.head}>{create}</div>
      <SongResults client={client} filters={filters} create={create} />
      {isCreating ? (
        <Suspense>
          <CreateSongDialog
            client={client}
            language={filters.language}
            onCreated={onCreated}
            onClose={() => setIsCreating(false)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
