import { reportListTexts as texts } from '@duologue/domain/messages/reports/report-list'
import { shell } from '@duologue/domain/messages/site/shell'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ReportList } from '../../reports/decide-report-list'
import { EditorGate } from '../../songs/gate/editor-gate'
import { LinkTabs } from '../../ui/link-tabs'
import page from '../../ui/page.module.css'

const route = getRouteApi('/main/editor/reports')

function Tabs() {
  const { client } = route.useRouteContext()
  const { decided } = route.useSearch()
  const isDecided = decided === 'true'
  return (
    <div className={page.page}>
      <div className={page.sectionHead}>
        <h1>{shell.reports}</h1>
        <Link to="/editor" activeOptions={{ exact: true }}>
          {texts.back}
        </Link>
      </div>
      <p>{texts.lead}</p>
      <LinkTabs label={texts.tabs}>
        <Link to="/editor/reports" activeOptions={{ exact: true }}>
          {texts.open}
        </Link>
        <Link to="/editor/reports" search={{ decided: 'true' }}>
          {texts.decidedTab}
        </Link>
      </LinkTabs>
      <ReportList key={String(isDecided)} client={client} isDecided={isDecided} />
    </div>
  )
}

/** /editor/reports, where editors decide about what was reported (reports.md#deciding). */
export function EditorReports() {
  return (
    <EditorGate>
      <Tabs />
    </EditorGate>
  )
}
