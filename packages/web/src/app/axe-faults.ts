import type axe from 'axe-core'

/** Ends what still moves or fades, so that colours are judged as they will stay; what never ends goes on. */
function settle() {
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
}

/** What axe finds wrong with the page as it is shown now, in words; it is handed in, as it is a tool of tests alone. */
export async function axeFaults({ run }: Pick<typeof axe, 'run'>): Promise<string[]> {
  settle()
  const { violations } = await run(document, { resultTypes: ['violations'] })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
  )
}
