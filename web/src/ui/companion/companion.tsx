import type { Patient } from '@second-wind/core/records/patient'
import { lazy, Suspense, type ComponentType } from 'react'
import { Joy } from './joy.tsx'
import styles from './companion.module.css'

export type CompanionId = Patient['companionAvatar']
export type Expression = 'hello' | 'calm' | 'resting' | 'concerned' | 'proud'

type Props = {
  who: CompanionId
  expression: Expression
  /** Does not move. For choices: a movement repaints each frame, which delays taps on a slow phone. */
  isStill?: boolean
}

/**
 * Joy the chick, Musa the owl or Rani the rabbit. Takes one slow breath when it appears and when its expression
 * changes, unless it is still: nothing on a screen moves for longer than five seconds.
 */
export function Companion({ who, expression, isStill }: Props) {
  const { name, backdrop, Body } = characters[who]
  return (
    <svg
      className={styles.companion}
      viewBox="0 0 120 120"
      role="img"
      aria-label={`${name}, ${expressionLabels[expression]}`}
    >
      <circle cx="60" cy="60" r="60" fill={backdrop} />
      <g key={expression} className={isStill ? undefined : styles.breathing}>
        <Suspense fallback={null}>
          <Body expression={expression} />
        </Suspense>
      </g>
    </svg>
  )
}

type Body = ComponentType<{ expression: Expression }>
type Character = { name: string; backdrop: string; Body: Body }

// Joy is everyone's first companion. The others are loaded when chosen; without them the circle stays empty.
const fetched = (load: () => Promise<Body>) =>
  lazy(async () => ({ default: await load().catch(() => () => null) }))
const Musa = fetched(async () => (await import('./musa.tsx')).Musa)
const Rani = fetched(async () => (await import('./rani.tsx')).Rani)

const characters: Record<CompanionId, Character> = {
  joy: { name: 'Joy', backdrop: '#fff4dd', Body: Joy },
  musa: { name: 'Musa', backdrop: '#d9e7f4', Body: Musa },
  rani: { name: 'Rani', backdrop: '#f1edf5', Body: Rani },
}

const expressionLabels: Record<Expression, string> = {
  hello: 'waving hello',
  calm: 'calm',
  resting: 'resting',
  concerned: 'concerned',
  proud: 'proud of you',
}
