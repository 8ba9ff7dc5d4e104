import { useEffect, useSyncExternalStore } from 'react'
import { themeChoice } from '../../saved-here/theme-choice'

export type Theme = 'light' | 'dark'

/** What browsers paint around the page: its paper (tokens.css). */
export const barColours: Readonly<Record<Theme, string>> = { light: '#fbf9f5', dark: '#15151b' }

/**
 * Runs before the first paint, from the page itself (allowed by its hash): sets the kept theme, so that nobody is
 * blinded by the other one, and says whether conversations were viewed here, so that /home keeps their place, and
 * whether somebody is logged in here, and with which type of account, so that nothing flashes up that is not for them;
 * and notes at which address the page was opened, for who goes Back before it is awake. It must stay one line of plain
 * script.
 */
export const themeScript = `try{var d=document.documentElement.dataset;d.at=location.href;var t=localStorage.getItem('theme');if(t==='light'||t==='dark'){d.theme=t;document.querySelectorAll('meta[name=theme-color]').forEach(function(m){m.content=t==='dark'?'${barColours.dark}':'${barColours.light}'})}if((localStorage.getItem('viewed-convos')||'[]')!=='[]')d.viewed='';if(localStorage.getItem('token')){d.user='';d.user=JSON.parse(localStorage.getItem('user')).type}}catch(e){}`

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)')

function subscribeToSystem(listener: () => void): () => void {
  const query = systemIsDark()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** The theme now shown, and how to switch to the other one; light while rendering on the server. */
export function useTheme(): { theme: Theme; toggle: () => void } {
  const choice = themeChoice.use()
  const system = useSyncExternalStore<Theme>(
    subscribeToSystem,
    () => (systemIsDark().matches ? 'dark' : 'light'),
    () => 'light',
  )
  useEffect(() => {
    if (choice === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = choice
    for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
      bar.content =
        barColours[choice === 'system' ? (bar.media.includes('dark') ? 'dark' : 'light') : choice]
  }, [choice])
  const theme = choice === 'system' ? system : choice
  return { theme, toggle: () => themeChoice.set(theme === 'dark' ? 'light' : 'dark') }
}
