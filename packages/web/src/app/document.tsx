import { language } from '@duologue/domain/messages/language'
import { directionOf, tagOf } from '@duologue/domain/messages/site-languages'
import { HeadContent, Outlet, Scripts, useRouteContext } from '@tanstack/react-router'
import './fonts.css'
import titleFace from './fonts/bricolage-grotesque.woff2'
import textFace from './fonts/duologue-text.woff2'
import './tokens.css'
import './base.css'
import './forced-colors.css'
import './print.css'
import { SessionWatch } from '../session/session-watch'
import { Notifications } from '../ui/feedback/notifications'
import { barColours, themeScript } from './frame/theme'

/** The faces that nearly every page needs; titles in Chinese and Arabic are in faces of the device. */
const faces = language === 'zh' || language === 'ar' ? [textFace] : [textFace, titleFace]

/** The whole HTML document; the theme script stands first, so that the page is never painted in the wrong theme. */
export function Document() {
  const { client, languages } = useRouteContext({ from: '__root__' })
  return (
    <html lang={tagOf(language)} dir={directionOf(language)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link
          rel="manifest"
          href={`/manifest.webmanifest${language === 'en' ? '' : `?language=${language}`}`}
        />
        {(['light', 'dark'] as const).map(theme => (
          <meta
            key={theme}
            name="theme-color"
            media={`(prefers-color-scheme: ${theme})`}
            content={barColours[theme]}
            suppressHydrationWarning
          />
        ))}
        {faces.map(face => (
          <link
            key={face}
            rel="preload"
            href={face}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <HeadContent />
      </head>
      <body>
        <Outlet />
        <Notifications />
        <SessionWatch client={client} languages={languages} />
        <Scripts />
      </body>
    </html>
  )
}
