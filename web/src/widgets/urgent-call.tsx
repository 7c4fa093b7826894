import { gpOutOfHours, nationHas111 } from '@second-wind/core/content/help/northern-ireland'
import { Link } from 'react-router-dom'
import { useNation } from '../data/live/use-nation.ts'
import * as paths from '../paths.ts'
import { Icon } from '../ui/primitives/icon.tsx'

type Props = { className?: string | undefined; onLeave?: () => void }

/** Urgent advice in one tap. Shows 111 until the nation is known, without waiting for data. */
export function UrgentCall({ className, onLeave }: Props) {
  if (nationHas111(useNation())) {
    return (
      <a href="tel:111" className={className}>
        <Icon name="phone" />
        Call 111
      </a>
    )
  }
  return (
    <Link to={paths.care} className={className} onClick={onLeave}>
      <Icon name="phone" />
      {gpOutOfHours}
    </Link>
  )
}
