import type { Patient } from '@second-wind/core/model/patient'
import type { ComponentType } from 'react'
import styles from './companion.module.css'
import { Joy } from './joy.tsx'
import { Musa } from './musa.tsx'
import { Rani } from './rani.tsx'

export type CompanionId = Patient['companionAvatar']
export type Expression = 'hello' | 'calm' | 'resting' | 'concerned' | 'proud'

type Props = { who: CompanionId; expression: Expression }

/**
 * Joy the chick, Musa the owl or Rani the rabbit. Takes one slow breath when it appears and when its expression
 * changes: nothing on a screen moves for longer than five seconds.
 */
export function Companion({ who, expression }: Props) {
  const { name, backdrop, Body } = characters[who]
  return (
    <svg
      className={styles.companion}
      viewBox="0 0 120 120"
      role="img"
      aria-label={`${name}, ${seemsTo[expression]}`}
    >
      <circle cx="60" cy="60" r="60" fill={backdrop} />
      <g key={expression} className={styles.breathing}>
        <Body expression={expression} />
      </g>
    </svg>
  )
}

type Character = { name: string; backdrop: string; Body: ComponentType<{ expression: Expression }> }

const characters: Record<CompanionId, Character> = {
  joy: { name: 'Joy', backdrop: '#fff4dd', Body: Joy },
  musa: { name: 'Musa', backdrop: '#d9e7f4', Body: Musa },
  rani: { name: 'Rani', backdrop: '#f1edf5', Body: Rani },
}

const seemsTo: Record<Expression, string> = {
  hello: 'waving hello',
  calm: 'calm',
  resting: 'resting',
  concerned: 'concerned',
  proud: 'proud of you',
}
