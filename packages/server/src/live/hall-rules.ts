/** The version of the rules that this program folds halls by (live.md#a-hall-is-a-log). */
export const hallRules = 1
