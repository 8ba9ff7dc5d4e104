/**
 * Tells a pupil who has just logged in that a keeper made the card, where they were not told yet (pupils.md#cards). Its words come
 * late, for hardly any login needs them; where they do not come, nothing else is lost.
 */
export async function tellNewCard({
  newCardAt,
}: {
  newCardAt?: string | undefined
}): Promise<void> {
  if (!newCardAt) return
  const notice = await import('./new-card-notice').catch(() => undefined)
  notice?.noticeNewCard(newCardAt)
}
