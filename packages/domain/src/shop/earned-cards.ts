/**
 * The cards that a teacher's rule pays for the first completion of an assignment: only one that was on time counts. The
 * rule is off at 0. That the first one is paid once is the ledger's business.
 */
export const earnedCards = (rule: number, { onTime }: { onTime: boolean }): number =>
  onTime ? rule : 0
