import { Suspense } from 'react'
import { useSheetValue } from '../../../autosave/use-sheet-value'
import { latePart } from '../../../ui/feedback/late-part'
import type { TimeSheet } from '../time-sheet'
import type { CheckedTimes } from '../use-checked-times'

const ProposalPanel = latePart(async () => (await import('./proposal-panel')).ProposalPanel)

/** What is to be said of proposed times, once there are some. */
export function ProposedTimes({ sheet, checking }: { sheet: TimeSheet; checking: CheckedTimes }) {
  const hasProposed = useSheetValue(sheet, it => it.hasProposed())
  if (!hasProposed) return null
  return (
    <Suspense>
      <ProposalPanel
        sheet={sheet}
        checked={checking.checked}
        onNext={checking.nextToCheck}
        onAccept={checking.accept}
      />
    </Suspense>
  )
}
