import type { ListedAlert } from '@second-wind/core/care/contract/alerts'
import type { ComponentProps } from 'react'
import { AlertCard } from './alert-card.tsx'
import styles from './alerts-tab.module.css'

type CardProps = ComponentProps<typeof AlertCard>

type Props = Pick<CardProps, 'now' | 'onRead' | 'onTrouble'> & {
  title: string
  alerts: readonly ListedAlert[]
  /** Whose record is open, and the alert it was opened from. */
  openId: ListedAlert['patientId'] | undefined
  openedFrom: string | undefined
  onResolve: (alert: ListedAlert) => void
  onOpenPatient: (alert: ListedAlert) => void
}

export function AlertList({ title, alerts, openId, openedFrom, onResolve, onOpenPatient, ...card }: Props) {
  return (
    <section className={styles.list}>
      <h3>{title}</h3>
      <ul>
        {alerts.map((alert) => (
          <li key={alert.id}>
            <AlertCard
              alert={alert}
              isOpen={alert.patientId === openId}
              isWayBack={alert.id === openedFrom}
              onResolve={() => onResolve(alert)}
              onOpenPatient={() => onOpenPatient(alert)}
              {...card}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
