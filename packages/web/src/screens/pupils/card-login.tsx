import { pupilTexts as texts } from '@duologue/domain/messages/pupils/pupils'
import { shell } from '@duologue/domain/messages/site/shell'
import { getRouteApi, Link } from '@tanstack/react-router'
import { AuthCard } from '../../accounts/login/auth-card'
import { LogInWithCardForm } from '../../pupils/card/log-in-with-card-form'

const route = getRouteApi('/auth/card')

/** /card (pupils.md#logging-in-with-a-card): whoever holds a card gets in, whoever was logged in before. */
export function CardLogin() {
  const { client } = route.useRouteContext()
  const navigate = route.useNavigate()
  return (
    <AuthCard title={shell.cardLogin} bubbles={texts.bubbles}>
      <LogInWithCardForm
        client={client}
        onIn={() => void navigate({ to: '/home', replace: true })}
      />
      <p>
        <Link to="/login">{texts.withEmail}</Link>
      </p>
    </AuthCard>
  )
}
