import { shell } from '@duologue/domain/messages/site/shell'
import { Icon } from '../../ui/icon'
import { IconButton } from '../../ui/icon-button'
import { useTheme } from './theme'

/** Switches between light and dark; the choice is kept in local storage (site.md#themes). */
export function ThemeButton() {
  const { theme, toggle } = useTheme()
  const isDark = theme === 'dark'
  return (
    <IconButton label={isDark ? shell.toLight : shell.toDark} onClick={toggle}>
      <Icon name={isDark ? 'sun' : 'moon'} />
    </IconButton>
  )
}
