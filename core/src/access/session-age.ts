import { patientSessionLimits } from './contract/session.ts'

/** @param lastContactMs the phone's last contact with the server */
export function sessionStateByAge(
  { authenticatedMs, lastContactMs }: { authenticatedMs: number; lastContactMs: number },
  nowMs: number,
): 'fresh' | 'stale' | 'dormant' {
  if (nowMs - lastContactMs > patientSessionLimits.dormantMs) return 'dormant'
  return nowMs - authenticatedMs > patientSessionLimits.freshMs ? 'stale' : 'fresh'
}
