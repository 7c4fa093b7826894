import type { ListedAlert } from '@second-wind/core/care/contract/alerts'
import { useState } from 'react'
import type { AlertsAnswer } from '../../data/server/clinician/clinician-dashboard.ts'
import type { Dated } from '../../data/server/clinician/poll-reader.ts'

type Answered = { alert: ListedAlert; at: number }

/** The polled alerts; one that the server has answered by itself since then stands as in that answer. */
export function useMergedAlerts(last: Dated<AlertsAnswer> | undefined) {
  const [answered, setAnswered] = useState<ReadonlyMap<string, Answered>>(new Map())
  const alerts = last?.data.alerts.map((alert) => {
    const own = answered.get(alert.id)
    return own && own.at > last.heardAt ? own.alert : alert
  })
  const take = (alert: ListedAlert) =>
    setAnswered((before) => new Map(before).set(alert.id, { alert, at: Date.now() }))
  return { alerts, take }
}
