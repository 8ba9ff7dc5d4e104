import { shell } from '@duologue/domain/messages/site/shell'
import { editorTexts as texts } from '@duologue/domain/messages/songs/editor'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ReportsLink } from '../../reports/reports-link'
import { readSongFilters } from '../../songs/details/song-filters'
import { SongsTab } from '../../songs/details/songs-tab'
import { EditorGate } from '../../songs/gate/editor-gate'
import { LinkTabs } from '../../ui/link-tabs'
import page from '../../ui/page.module.css'
import { readWordFilters } from '../../words/word-filters'
import { WordsTab } from '../../words/words-tab'

const route = getRouteApi('/main/editor')

/** Filters as the address carries them. */
const asTexts = (filters: object): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)]))

function Tabs() {
  const { client } = route.useRouteContext()
  const { tab, ...search } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <div className={page.page}>
      <div className={page.sectionHead}>
        <h1>{shell.editor}</h1>
        <ReportsLink client={client} />
      </div>
      <LinkTabs label={texts.tabs}>
        <Link to="/editor" search={tab === 'words' ? {} : search} activeOptions={{ exact: true }}>
          {texts.songs}
        </Link>
        <Link to="/editor" search={{ tab: 'words' }}>
          {texts.words}
        </Link>
      </LinkTabs>
      {tab === 'words' ? (
        <WordsTab
          client={client}
          filters={readWordFilters(search)}
          onSearch={filters =>
            void navigate({ search: { tab: 'words', ...asTexts(filters) }, resetScroll: false })
          }
        />
      ) : (
        <SongsTab
          client={client}
          filters={readSongFilters(search)}
          onSearch={filters => void navigate({ search: asTexts(filters), resetScroll: false })}
          onCreated={({ id }) =>
            void navigate({ to: '/editor/songs/$songId', params: { songId: id } })
          }
        />
      )}
    </div>
  )
}

/** /editor, the editor's home, with tabs Songs and Words (songs.md#editor-home). */
export function EditorHome() {
  return (
    <EditorGate>
      <Tabs />
    </EditorGate>
  )
}
