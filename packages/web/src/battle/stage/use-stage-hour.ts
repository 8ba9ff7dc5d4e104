import { themeChoice } from '../../saved-here/theme-choice'
import { useMedia } from '../../ui/use-media'

/** The hour of the stage: light pages show the day, dark ones the night. */
export function useStageHour(): 'day' | 'night' {
  const choice = themeChoice.use()
  const isDark = useMedia('(prefers-color-scheme: dark)')
  return (choice === 'system' ? isDark : choice === 'dark') ? 'night' : 'day'
}
