import { shell } from '@duologue/domain/messages/site/shell'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Client } from '../api/client'
import button from '../ui/button.module.css'
import { openCountQuery } from './find-reports-query'

/** The way from the editor's home to the reports, with the number of those that wait. */
export function ReportsLink({ client }: { client: Client }) {
  const { data: open = 0 } = useQuery(openCountQuery(client))
  return (
    <Link to="/editor/reports" className={open > 0 ? button.secondary : button.quiet}>
      {shell.reports}
      {open > 0 ? ` (${open})` : ''}
    </Link>
  )
}
