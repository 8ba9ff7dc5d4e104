import { shell } from '@duologue/domain/messages/shell'
import { useRouter } from '@tanstack/react-router'
import { LoadFailed } from '../ui/load-failed'

/** A page that could not be made, with a way to try again; the message is safe to show, the error is not. */
export function PageFailed() {
  const router = useRouter()
  return <LoadFailed message={shell.somethingWrong} onRetry={() => void router.invalidate()} />
}
