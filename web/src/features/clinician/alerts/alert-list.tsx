import type { ListedAlert } from '@second-wind/core/contract/alerts'
import type { ComponentProps } from 'react'
import { AlertCard } from './alert-card.tsx'
import styles from './alerts-tab.module.css'

type CardProps = ComponentProps<typeof AlertCard>

type Props = Pick<CardProps, 'now' | 'onRead' | 'onTrouble' | 'onOpenPatient'> & {
  title: string
  alerts: readonly ListedAlert[]
  onResolve: (alert: ListedAlert) => void
}

export function AlertList({ title, alerts, onResolve, ...card }: Props) {
  return (
    <section className={styles.list}>
      <h3>{title}</h3>
      <ul>
        {alerts.map((alert) => (
          <li key={alert.id}>
            <AlertCard alert={alert} onResolve={() => onResolve(alert)} {...card} />
          </li>
        ))}
      </ul>
    </section>
  )
}
